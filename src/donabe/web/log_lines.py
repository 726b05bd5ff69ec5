"""Lines of the server's log, for people or as JSON for programs."""

import json
import logging
import sys
from datetime import UTC, datetime

TEXT = "text"
JSON = "json"
FORMATS = (TEXT, JSON)
FOR_PEOPLE = "%(asctime)s %(levelname)s %(name)s %(message)s"
STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, message, the error if there is one, and what else was given."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        line |= {name: value for name, value in vars(record).items() if name not in STANDARD}
        return json.dumps(line, ensure_ascii=False, default=str)


def write_log(log_format: str) -> None:
    """Write this process's log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if log_format == JSON else logging.Formatter(FOR_PEOPLE))
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    logging.getLogger("alembic").setLevel(logging.WARNING)
