"""The scenes of the window, one package for each screen; ``game.ui.app.app`` holds their stack."""
