"""How findings, traces and pages look: one file per output format."""
