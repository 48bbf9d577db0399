"""The ways of `simulate`: scenarios played, asked, or compared."""
