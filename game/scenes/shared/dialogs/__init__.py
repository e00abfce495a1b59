"""Dialogs over the screen below."""
