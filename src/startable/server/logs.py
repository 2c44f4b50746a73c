"""How the server writes its log: for people, or an object a line for programs. No secret ever comes here."""

import json
import logging
from datetime import UTC, datetime

TEXT = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def handler(form: str) -> logging.Handler:
    found = logging.StreamHandler()
    found.setFormatter(JsonFormatter() if form == "json" else TEXT)
    return found
