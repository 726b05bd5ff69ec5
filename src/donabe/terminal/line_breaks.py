"""Where lines break: Rich breaks Japanese anywhere; with this no line begins with 。 or ends with 「."""

import rich.text
from rich._wrap import divide_line
from rich.cells import cell_len

NOT_FIRST = frozenset(
    "、。，．・：；？！ー〜…‥」』）］｝】〕〉》’”々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!%)]}"  # noqa: RUF001
)
NOT_LAST = frozenset("「『（［｛【〔〈《‘“([{")  # noqa: RUF001


def install() -> None:
    """Let Rich break lines here, in everything that it prints."""
    rich.text.divide_line = divided  # type: ignore[attr-defined]


def divided(text: str, width: int, fold: bool = True) -> list[int]:
    """Where the second and later lines of a text begin."""
    if not any(map(_wide, text)):
        return divide_line(text, width, fold)
    found: list[int] = []
    start = best = cells = 0
    for place, letter in enumerate(text):
        if place > start and _breaks(text[place - 1], letter):
            best = place
        cells += cell_len(letter)
        if cells > width and place > start and not letter.isspace() and (fold or best > start):
            start = best = best if best > start else place
            cells = cell_len(text[start : place + 1])
            found.append(start)
    return found


def _breaks(before: str, after: str) -> bool:
    """Whether a line may end between two letters."""
    if before.isspace() or after.isspace():
        return before.isspace() and not after.isspace()
    return (_wide(before) or _wide(after)) and after not in NOT_FIRST and before not in NOT_LAST


def _wide(letter: str) -> bool:
    return cell_len(letter) > 1
