"""Live tables: seats, log, clocks, people who leave; and the store."""
