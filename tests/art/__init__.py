"""Tests of the drawing scripts: names, repeatability, variety."""
