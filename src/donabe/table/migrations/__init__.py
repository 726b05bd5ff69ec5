"""Alembic's migrations, one file a step."""
