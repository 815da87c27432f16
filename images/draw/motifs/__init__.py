"""One plant, animal or thing of the deck a module."""
