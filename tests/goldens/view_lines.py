"""A view as named lines of text, nothing left out but what is said again at the next decision."""

import re

import msgspec

from donabe.kernel.view import Badge, Card, Choice, Line, Pair, Progress, Seat, Text, View, Zone
from donabe.text import Speaker

NUMBERED = re.compile(r"(\([^()]*\)#[^#+@?]*?)(\d+)((?:[+@?].*)?)")  # a back, and an id that ends in a number


def view_lines(view: View, speaker: Speaker) -> dict[str, str]:
    """What a viewer sees, a line for each seat, zone and choice."""
    lines = {"round": f"{view.round} of {view.rounds or '?'}, {view.phase}", "prompt": speaker.say(view.prompt)}
    if view.progress is not None:
        lines["progress"] = progress_line(view.progress, speaker)
    if view.goal is not None:
        lines["goal"] = speaker.say(view.goal)
    for seat in view.seats:
        lines[f"seat {seat.seat}"] = seat_line(seat, speaker)
    for zone in view.zones:
        lines[zone.id] = zone_line(zone, speaker)
    if view.choices:
        lines["choices"] = "; ".join(choice_words(choice, speaker) for choice in view.choices)
    known = {"game", "viewer", "round", "rounds", "phase", "prompt", "progress", "goal", "seats", "zones", "choices"}
    return lines | others(view, known)


def progress_line(progress: Progress, speaker: Speaker) -> str:
    words = [speaker.say(progress.label)]
    words += [f"{progress.of} pips", f"done {' '.join(map(str, progress.done)) or '-'}"] * bool(progress.of)
    words += ["as a meter"] * progress.meter
    words += [speaker.say(progress.note)] if progress.note is not None else []
    return " | ".join(words)


def seat_line(seat: Seat, speaker: Speaker) -> str:
    words = [f"score {seat.score}"]
    words += [name for name in ("acting", "decided", "out") if getattr(seat, name)]
    words += [badge_words(badge, speaker) for badge in seat.badges]
    words += others(seat, {"seat", "score", "acting", "decided", "out", "badges"}).values()
    return ", ".join(words)


def badge_words(badge: Badge, speaker: Speaker) -> str:
    said = f" ({speaker.say(badge.label)})" if badge.label is not None else ""
    rest = "".join(others(badge, {"id", "value", "label"}).values())
    return f"{f'{badge.id} {badge.value}'.strip()}{said if said != f' ({badge.id})' else ''}{rest}"


def zone_line(zone: Zone, speaker: Speaker) -> str:
    if zone.kind == "then":  # its words follow where it is asked
        return " ".join(step.label + step.worth for step in zone.steps)
    owner = f" of seat {zone.owner}" if zone.owner >= 0 else ""
    words = [f"{zone.kind}{owner} as {zone.layout}"]
    words += [speaker.say(text) for text in (zone.label, zone.note) if text is not None]
    words += [f"{name} {count}" for name, count in zone.counts.items()]
    words += [line_words(line, speaker) for line in zone.lines]
    words += [f"pairs {' '.join(pair_word(pair) for pair in zone.pairs)}"] * bool(zone.pairs)
    words += [f"gaps {' '.join('/'.join(pair_word(pair) for pair in gap) for gap in zone.gaps)}"] * bool(zone.gaps)
    known = {"id", "kind", "layout", "owner", "cards", "counts", "label", "note", "lines", "pairs", "gaps"}
    words += others(zone, known).values()
    return f"{' | '.join(words)} | {' '.join(without_runs([card_word(card, speaker) for card in zone.cards])) or '-'}"


def line_words(line: Line, speaker: Speaker) -> str:
    return " ".join([*(f"@{icon}" for icon in line.icons), f'"{speaker.say(line.text)}"'])


def pair_word(pair: Pair) -> str:
    """`64@happy=play 3`: what two neighbours make, its mark, and the action that uses them."""
    return pair.text + f"@{pair.icon}" * bool(pair.icon) + f"={pair.token}" * bool(pair.token)


def without_runs(words: list[str]) -> list[str]:
    """Hidden cards numbered one after the other and alike in all else, as `(back)#hidden:1.[0-9]`."""
    runs: list[list[str]] = []
    for word in words:
        if runs and follows(runs[-1][-1], word):
            runs[-1].append(word)
        else:
            runs.append([word])
    return [run[0] if len(run) == 1 else span(run[0], run[-1]) for run in runs]


def follows(before: str, word: str) -> bool:
    one, two = NUMBERED.fullmatch(before), NUMBERED.fullmatch(word)
    if one is None or two is None:
        return False
    return (one[1], int(one[2]) + 1, one[3]) == (two[1], int(two[2]), two[3])


def span(first: str, last: str) -> str:
    one, two = NUMBERED.fullmatch(first), NUMBERED.fullmatch(last)
    assert one is not None
    assert two is not None
    return f"{one[1]}[{one[2]}-{two[2]}]{one[3]}"


def card_word(card: Card, speaker: Speaker) -> str:
    """`K3` is a face, `(number)` a back; the id where it is another, then marks, pieces, what it may be, and its words."""
    word = card.face or f"({card.back})"
    if card.id != card.face:
        word += f"#{card.id}"
    for sign, details in (("+", card.marks), ("@", card.pieces), ("?", card.may_be)):
        word += "".join(f"{sign}{detail}" for detail in details)
    if card.face and card.back:
        word += f"({card.back})"
    texts = [speaker.say(text) for text in (*card.printed, *card.lines)]
    word += f"[{' / '.join(texts)}]" if texts else ""
    known = {"id", "face", "back", "marks", "pieces", "may_be", "printed", "lines"}
    return word + "".join(others(card, known).values())


def choice_words(choice: Choice, speaker: Speaker) -> str:
    rest = "".join(others(choice, {"token", "picks", "label", "any_order"}).values())
    picks = (" + " if choice.any_order else " ").join(choice.picks)
    return f"{choice.token} [{picks}] {speaker.choice(choice)}{rest}"


def others(part: msgspec.Struct, known: set[str]) -> dict[str, str]:
    """Fields that this page does not know yet, so that a view that grows is still written down whole."""
    found = {name: getattr(part, name) for name in part.__struct_fields__ if name not in known}
    return {name: f"{name} {said(value)}" for name, value in found.items() if value}


def said(value: object) -> str:
    return f"{value.id} {value.args}" if isinstance(value, Text) else str(msgspec.to_builtins(value))
