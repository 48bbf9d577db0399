"""New files to begin with: drafted, judged and played before they are written."""
