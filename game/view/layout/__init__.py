"""From the places of a table to rectangles of the window."""
