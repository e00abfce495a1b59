"""The file of a server: the store in it, what an operator reads and changes there, and its backup."""
