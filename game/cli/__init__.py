"""Commands and options of the command line."""
