"""The window, the stack of scenes and what lies over them."""
