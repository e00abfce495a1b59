"""Cabochon: an open table for Splendor and Splendor: Marvel."""
