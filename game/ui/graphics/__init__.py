"""Pixels: canvas, atlas, text, fonts and caches."""
