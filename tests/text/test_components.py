"""The client says nothing in its own words: every sentence comes from the catalogue, so that it can be translated."""

from pathlib import Path

import pytest

from components import said_by

CLIENT = Path(__file__).parents[2] / "client" / "src"
FILES = sorted(path for path in CLIENT.rglob("*") if path.suffix in {".svelte", ".ts"})
WITHOUT_CATALOGUE = "lib/unreachable.ts"  # said when the catalogue itself cannot be fetched


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(CLIENT).as_posix())
def test_a_component_has_no_words_of_its_own(path: Path) -> None:
    if path == CLIENT / WITHOUT_CATALOGUE:
        return
    said = [f"{one.line}: {one.text}" for one in said_by(path.name, path.read_text("utf-8"))]
    assert said == []


@pytest.mark.parametrize(
    "source",
    [
        "<p>Hello</p>",
        '<input placeholder="Say something" />',
        "<b aria-label={`Close ${name}`}></b>",
        "{#if there}Look in{/if}",
        "<p>{fits ? 'They fit.' : 'They do not fit!'}</p>",
        "<script>toast('Not that one')</script>",
    ],
)
def test_words_are_found(source: str) -> None:
    assert list(said_by("Some.svelte", source))


@pytest.mark.parametrize(
    "source",
    [
        "<b>Donabe</b> {tell('home-what', { name })}",
        '<div class="card open" style={`left:${x}px solid red`} title={tell(`drawer-${name}`)}>·</div>',
        "<script>// a comment in words\nconst pattern = /two words/</script><style>.a .b { color: red }</style>",
    ],
)
def test_code_is_not_taken_for_words(source: str) -> None:
    assert not list(said_by("Some.svelte", source))
