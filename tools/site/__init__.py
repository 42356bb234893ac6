"""README and the guides as a site: plain files that any host can serve."""
