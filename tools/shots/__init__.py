"""Pictures of every screen in every state, for looking at and for the README."""
