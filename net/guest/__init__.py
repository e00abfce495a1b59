"""A guest's side of a table as a state machine without sockets or clocks."""
