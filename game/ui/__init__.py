"""Drawing and interaction; `docs/architecture.md` says which half of it knows pygame."""
