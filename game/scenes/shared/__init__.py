"""Base classes, dialogs, controls and texts that several scenes use."""
