"""The rules to read in the program: which there are, their texts, and how they are searched."""
