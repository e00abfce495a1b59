"""The budgets, measured: ``python -m tools.bench``; one module a group of rows."""
