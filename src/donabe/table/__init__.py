"""A live table: seats, log, clocks, leavers; and the store that nothing is lost from."""
