"""A long trial: devices in rough hands, and what must hold whatever is done to them."""
