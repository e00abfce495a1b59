"""The basis of all other packages: files, languages, cleaned text, the terminal, the version."""
