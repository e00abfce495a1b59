"""Tests, mirroring the program's folders."""
