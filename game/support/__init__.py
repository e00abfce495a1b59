"""What every other package stands on: files, languages, cleaned text, the terminal, the version."""
