"""The Hungarian article is the same in the terminal and in the browser, and follows how things are spoken."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from donabe.locales.article import article
from donabe.locales.catalogue import bundles

CASES: dict[str, list[str | float]] = json.loads(Path(__file__).with_name("articles.json").read_text("utf-8"))
CLIENT = Path(__file__).parents[2] / "client"

# Prints the article that the browser puts before each thing of a JSON list.
IN_NODE = """
const [file, compiler] = process.argv.slice(1)
const source = require('fs').readFileSync(file, 'utf-8')
const ts = require(compiler)
const code = ts.transpileModule(source, { compilerOptions: { module: 'commonjs', target: 'es2022' } }).outputText
const loaded = {}
new Function('exports', code)(loaded)
const things = JSON.parse(require('fs').readFileSync(0, 'utf-8'))
console.log(JSON.stringify(things.map(loaded.article)))
"""


@pytest.mark.parametrize("expected", CASES)
def test_the_article_is_chosen_by_how_a_thing_is_spoken(expected: str) -> None:
    for thing in CASES[expected]:
        assert article(thing) == expected, thing


@pytest.mark.parametrize("expected", CASES)
def test_the_browser_chooses_the_same(expected: str) -> None:
    node, compiler = shutil.which("node"), CLIENT / "node_modules" / "typescript"
    if node is None or not compiler.is_dir():
        pytest.skip("the tools of the browser client are not installed")
    command = [node, "-e", IN_NODE, str(CLIENT / "src" / "lib" / "article.ts"), str(compiler)]
    ran = subprocess.run(command, input=json.dumps(CASES[expected]), capture_output=True, encoding="utf-8", check=True)
    for thing, found in zip(CASES[expected], json.loads(ran.stdout), strict=True):
        assert found == expected, thing


def test_a_sentence_can_ask_for_it() -> None:
    functions = bundles("", "en")[0]._functions
    bundle = FluentBundle(["hu"], functions, use_isolating=False)
    bundle.add_resource(FluentResource("turn = { A($name) } { $name }, { A($number) } { $number }. kör"))
    pattern = bundle.get_message("turn").value
    assert pattern is not None
    assert bundle.format_pattern(pattern, {"name": "Anna", "number": 4}) == ("az Anna, a 4. kör", [])
    assert bundle.format_pattern(pattern, {"name": "Mio", "number": 5}) == ("a Mio, az 5. kör", [])
