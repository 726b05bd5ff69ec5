"""What the browser's client says by itself: words in its templates, and strings in its code that are whole phrases."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import unescape

SAID = {"aria-label", "aria-valuetext", "alt", "help", "label", "placeholder", "title", "value"}  # read by people
UNSAID = {"class", "d", "fill", "href", "points", "preserveAspectRatio", "src", "style", "transform", "viewBox"}
WORDS = re.compile(r"[^\W\d_]{2,}")
PUT_IN = "\0"  # stands for what a template puts in
PHRASE = re.compile(
    rf"(?<!{PUT_IN})[^\W\d_]{{2,}}[.,:;!?…]* +([^\W\d_]|{PUT_IN})|{PUT_IN} +[^\W\d_]{{2,}}"
)  # words side by side
BEFORE_A_PATTERN = "(,=:[!&|?{};>"
PATTERN = re.compile(r"/(\\.|\[(\\.|[^]\\])*\]|[^/\\])+/")
BLOCK = re.compile(r"[#:/@]\w*")  # how `{#if`, `{:else`, `{/if` and `{@render` begin
SELECTING = re.compile(r"(closest|matches|matchMedia|querySelector(All)?)(\?\.)?(<.*>)?\($")


@dataclass(frozen=True)
class Said:
    """Something that a person would read."""

    line: int
    text: str


@dataclass
class Scanner:
    """Reads a component or a TypeScript file from its beginning to its end."""

    source: str
    at: int = 0
    found: list[Said] = field(default_factory=list)

    def component(self) -> list[Said]:
        self.source = re.sub(r"<script.*?</script>", self.scripted, self.source, flags=re.DOTALL)
        self.source = re.sub(r"<style.*?</style>|<!--.*?-->", only_lines, self.source, flags=re.DOTALL)
        self.template()
        return self.found

    def scripted(self, script: re.Match[str]) -> str:
        """Read a component's script beforehand."""
        inside = re.sub(r"^<script[^>]*>|</script>$", "", script[0])
        before = script.string.count("\n", 0, script.start())
        self.found += [Said(before + said.line, said.text) for said in Scanner(inside).code()]
        return only_lines(script)

    def code(self, until: str = "") -> list[Said]:
        """Strings up to a closing bracket that does not belong to an opening one, or to the end."""
        depth, last = 0, "("
        while self.at < len(self.source):
            here = self.source[self.at]
            if self.source.startswith(("//", "/*"), self.at):
                self.comment()
                continue
            if here in "'\"`":
                selecting = SELECTING.search(self.source, max(0, self.at - 60), self.at)
                text = self.string(here)
                self.say("" if selecting else text, PHRASE)
            elif here == "/" and last in BEFORE_A_PATTERN and (pattern := PATTERN.match(self.source, self.at)):
                self.at = pattern.end()
            elif here == until and depth == 0:
                break
            else:
                depth += (here in "({[") - (here in ")}]")
                self.at += 1
            last = last if here.isspace() else here
        return self.found

    def comment(self) -> None:
        end = "\n" if self.source[self.at + 1] == "/" else "*/"
        found = self.source.find(end, self.at)
        self.at = len(self.source) if found < 0 else found + len(end)

    def string(self, quote: str) -> str:
        """The text of a string that begins here, without what a template puts in."""
        text, self.at = "", self.at + 1
        while self.source[self.at] != quote:
            if quote == "`" and self.source.startswith("${", self.at):
                self.at += 2
                self.code("}")
                text += PUT_IN
            else:
                text += self.source[self.at]
                self.at += self.source[self.at] == "\\"
            self.at += 1
        self.at += 1
        return text

    def template(self) -> None:
        text = ""
        while self.at < len(self.source):
            here = self.source[self.at]
            if here not in "<{":
                text += here
                self.at += 1
                continue
            self.say(text, WORDS)
            text = ""
            self.at += 1
            if here == "{":
                self.expression()
            else:
                self.tag()
        self.say(text, WORDS)

    def tag(self) -> None:
        """From behind `<` to behind `>`."""
        while self.source[self.at] != ">":
            name = re.compile(r"([\w:|.-]*)=(?=[\"{])").match(self.source, self.at)
            if name:
                self.at = name.end()
                self.attribute(name[1])
            elif self.source[self.at] == "{":
                self.at += 1
                self.expression()
            else:
                self.at += 1
        self.at += 1

    def expression(self) -> None:
        """From behind `{` to behind `}`."""
        block = BLOCK.match(self.source, self.at)
        self.at = block.end() if block else self.at
        self.code("}")
        self.at += 1

    def attribute(self, name: str) -> None:
        kept = list(self.found)
        if self.source[self.at] == '"':
            text = self.string('"')
            if name in SAID:
                self.say(text, WORDS)
            return
        self.at += 1
        self.expression()
        if name in UNSAID:
            self.found = kept

    def say(self, text: str, pattern: re.Pattern[str]) -> None:
        if pattern.search(unescape(text).replace("Donabe", "")):
            self.found.append(Said(self.source.count("\n", 0, self.at) + 1, " ".join(text.split())))


def only_lines(cut: re.Match[str]) -> str:
    """Nothing of what is cut out but its lines, so that they can be counted."""
    return "\n" * cut[0].count("\n")


def said_by(name: str, source: str) -> Iterator[Said]:
    """What a file of the client would say in its own words."""
    yield from Scanner(source).component() if name.endswith(".svelte") else Scanner(source).code()
