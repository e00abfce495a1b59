"""The scenes of the window, one file each; the stack lives in ``game.ui.app.app``."""
