"""Tests of the rules; each is named after the rule it checks."""
