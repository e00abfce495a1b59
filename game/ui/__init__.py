"""Everything that uses pygame below the scenes: window, input, widgets, drawing."""
