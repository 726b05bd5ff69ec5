"""Tables that are put aside, and when a table has to be looked at even if nobody asks for it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add a table; `restless` becomes the time at which something is due (at once, for what was restless)."""
    op.create_table(
        "put_aside",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.add_column("tables", sa.Column("due", sa.Double, nullable=True))
    op.execute("UPDATE tables SET due = 0 WHERE restless")
    op.drop_column("tables", "restless")
    op.create_index("tables_due", "tables", ["due"])
