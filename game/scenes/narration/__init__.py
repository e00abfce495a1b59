"""The narration of scenes for a screen reader."""
