"""Options as a TOML file."""

import json

from donabe.kernel.options import Value


def toml_of(options: dict[str, Value]) -> str:
    """The text of a file that `--options` takes."""
    return "".join(f"{_key(name)} = {_value(value)}\n" for name, value in options.items())


def _key(name: str) -> str:
    return name if name.isascii() and name.replace("_", "").replace("-", "").isalnum() else json.dumps(name)


def _value(value: Value) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(name)} = {_value(item)}" for name, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_value(item) for item in value) + "]"
    return json.dumps(value)
