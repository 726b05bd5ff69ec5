"""What README shows works as shown, and the pages it names are there."""

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_python_in_readme_does_what_readme_says() -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert tried > 5
    assert failed == 0


def test_every_page_that_readme_links_to_exists() -> None:
    linked = re.findall(r"\]\(([^)#:]+)\)", (ROOT / "README.md").read_text("utf-8"))
    assert [page for page in linked if not (ROOT / page).exists()] == []
