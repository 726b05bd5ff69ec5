"""The OpenAPI page at /schema: plain HTML that needs no other host."""

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

STYLE = "body{font:1rem/1.5 system-ui;max-width:56rem;margin:2rem auto;padding:0 1rem}code{background:#8882;padding:.1em .3em}"


class PlainPage(OpenAPIRenderPlugin):
    """The calls one after another, each with its parameters, body and answers."""

    page = b""

    def render(self, _request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page, made once: it takes a while."""
        self.page = self.page or self.made(openapi_schema)
        return self.page

    def made(self, openapi_schema: dict[str, Any]) -> bytes:
        """The page of a schema."""
        info = openapi_schema["info"]
        parts = [
            f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(info['title'])}</title>",
            "<meta name=viewport content='width=device-width'>",
            f"<style>{STYLE}</style>",
            f"<h1>{escape(info['title'])} {escape(info['version'])}</h1>",
            "<p>The same for programs: <a href='/schema/openapi.json'>openapi.json</a>.</p>",
        ]
        for path, item in sorted(openapi_schema["paths"].items()):
            parts += [_call(path, method, call) for method, call in item.items() if isinstance(call, dict)]
        parts.append("<h1>Shapes</h1>")
        shapes = openapi_schema.get("components", {}).get("schemas", {})
        parts += [_shape(name, shape) for name, shape in sorted(shapes.items())]
        return "\n".join(parts).encode()


class JsonPage(JsonRenderPlugin):
    """The same for programs."""

    page = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The schema as JSON, made once."""
        self.page = self.page or super().render(request, openapi_schema)
        return self.page


def _call(path: str, method: str, call: dict[str, Any]) -> str:
    lines = [
        f"<h2><code>{method.upper()} {escape(path)}</code></h2>",
        f"<p>{escape(call.get('description') or '')}</p>",
    ]
    for parameter in call.get("parameters", []):
        lines.append(f"<p>{escape(parameter['in'])} <code>{escape(parameter['name'])}</code></p>")
    body = call.get("requestBody", {}).get("content", {})
    lines += [f"<p>body: {_type(content.get('schema', {}))}</p>" for content in body.values()]
    for status, response in sorted(call.get("responses", {}).items()):
        for content in response.get("content", {}).values():
            lines.append(f"<p>{escape(status)}: {_type(content.get('schema', {}))}</p>")
    return "\n".join(lines)


def _shape(name: str, shape: dict[str, Any]) -> str:
    fields = shape.get("properties", {}).items()
    rows = "".join(f"<li><code>{escape(field)}</code>: {_type(kind)}</li>" for field, kind in fields)
    return f"<h2 id='{escape(name)}'>{escape(shape.get('title', name))}</h2><ul>{rows}</ul>"


def _type(kind: dict[str, Any]) -> str:
    """A schema in a few words, with links to other shapes."""
    if "$ref" in kind:
        name = str(kind["$ref"]).rpartition("/")[2]
        return f"<a href='#{escape(name)}'>{escape(name.rpartition('_')[2])}</a>"
    if "oneOf" in kind:
        return " or ".join(_type(one) for one in kind["oneOf"])
    if kind.get("type") == "array":
        return f"list of {_type(kind.get('items', {}))}"
    return escape(str(kind.get("type", "anything")))
