"""Puzzles on paper: the same sheet from the same words, another for each student, and no answer on it."""
from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from koikoi_edu.errors import KoiKoiError, RulesError, UnknownName
from koikoi_edu.puzzles import Form, NotSaved, worksheet, worksheets
from koikoi_edu.puzzles.making import endless_kinds, kinds_for
from koikoi_edu.rules import DEFAULT, rules

FLASH = ("month", "kind", "name", "cards", "worth")


class Page(HTMLParser):
    """What stands in some HTML: texts, ids that are drawn, those that are used, tags that are left open."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.drawn: list[str] = []
        self.used: list[str] = []
        self.labels: list[str] = []
        self.open: list[str] = []
        self.feed(html)
        self.close()

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.texts).split())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = {name: value or "" for name, value in attrs}
        if tag == "symbol":
            self.drawn.append(known["id"])
        if tag == "use":
            self.used.append(known["href"].removeprefix("#"))
        self.labels += [known[name] for name in ("aria-label", "alt") if name in known]
        if tag not in ("img", "meta", "use", "path", "rect"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in ("img", "meta", "use", "path", "rect"):
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not self.open or self.open[-1] != "style":
            self.texts.append(data)


# ── the same words make the same sheet

def test_a_seed_makes_the_same_sheet_again() -> None:
    assert worksheet("plum") == worksheet("plum") == worksheet(" plum ")
    assert worksheet(7) == worksheet("7")
    assert str(worksheet("plum")) != str(worksheet("pine"))


def test_a_sheet_is_the_same_on_every_machine() -> None:
    """What stands on this sheet must not change from one release to the next without being noticed."""
    sheet = worksheet("plum", n=2, kinds="month", student="Ana")
    assert [asked.id for asked in sheet.puzzles] == ["month-1-iris-1", "month-1-rainman"]
    assert sheet.sheets[0].mark == "3uc993"


def test_students_get_other_cards_in_the_same_kinds_and_difficulties() -> None:
    ana, bo = worksheet("plum", student="Ana"), worksheet("plum", student="Bo")
    assert [(one.kind, one.difficulty) for one in ana.puzzles] == [
        (one.kind, one.difficulty) for one in bo.puzzles]
    assert not {str(one) for one in ana.puzzles} & {str(one) for one in bo.puzzles}
    assert ana == worksheet("plum", student="Ana") != worksheet("pine", student="Ana")


@pytest.mark.parametrize("same", ["Ana", " Ana ", "ana"])
def test_a_name_typed_a_little_differently_gives_the_same_puzzles(same: str) -> None:
    assert worksheet("plum", student=same).puzzles == worksheet("plum", student="Ana").puzzles


def test_two_ways_to_write_an_accent_are_one_name() -> None:
    assert worksheet("plum", student="Zoe\u0308") == worksheet("plum", student="Zoë")


def test_a_class_gets_the_sheets_that_each_would_get_alone() -> None:
    both = worksheets("plum", ["Ana", "Bo"], n=3, difficulty=2, kinds=["total", "yaku"])
    alone = [worksheet("plum", 3, 2, ["total", "yaku"], student=name) for name in ("Ana", "Bo")]
    assert both.sheets == tuple(one.sheets[0] for one in alone)
    assert both.puzzles == alone[0].puzzles + alone[1].puzzles


@pytest.mark.parametrize("words", [
    "worksheet('plum')",
    "worksheet('plum', n=3, difficulty=2, kinds='total', student='Ana')",
    "worksheet('7', n=4, difficulty=[2, 4], kinds=['yaku', 'name'])",
    "worksheet('plum', n=2, rules='nintendo')",
    "worksheet('plum', n=2, rules=rules('vanikar').variant(seven_doubles=False))"])
def test_the_key_says_the_call_that_makes_the_sheet_again(words: str) -> None:
    made = eval(words, {"worksheet": worksheet, "rules": rules})
    assert made.sheets[0].made_by == words
    assert f"Made by {words}" in str(made.key)


# ── what is asked

def test_difficulty_rises_over_the_sheet() -> None:
    assert [one.difficulty for one in worksheet("plum", kinds="total").puzzles] == [
        1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert [one.difficulty for one in worksheet("plum", 4, 3, "total").puzzles] == [3, 3, 3, 3]
    assert [one.difficulty for one in worksheet("plum", 4, [5, 2], "total").puzzles] == [2, 2, 5, 5]


def test_every_scoring_kind_comes_before_one_comes_again() -> None:
    kinds = [one.kind for one in worksheet("plum", n=25).puzzles]
    assert set(kinds[:10]) == set(kinds[10:20]) == set(endless_kinds(DEFAULT))
    assert len(set(kinds[20:])) == 5
    assert [one.kind for one in worksheet("plum", 5).puzzles] == kinds[:5]


def test_no_question_stands_twice_on_a_sheet() -> None:
    for kinds in ("missing", "base", FLASH, None):
        asked = [str(one) for one in worksheet("plum", 60, 1, kinds).puzzles]
        if kinds != FLASH:  # bare cards look alike in words
            assert len(set(asked)) == len(asked)
    cards = [one.id for one in worksheet("plum", 100, kinds="name").puzzles]
    assert len(set(cards[:48])) == 48 and len(set(cards[48:96])) == 48


def test_other_rules_are_kept_and_named() -> None:
    other = rules("vanikar").variant(seven_doubles=False)
    sheet = worksheet("plum", n=20, rules=other)
    assert {one.rules for one in sheet.puzzles} == {other}
    assert "seven" not in {one.kind for one in sheet.puzzles}, "no card brings a sum to where it doubles"
    assert f"Points by the rules of {other.name}." in str(sheet)


# ── what is printed

def test_a_sheet_as_text() -> None:
    text = str(worksheet("plum", n=3, kinds=["total", "yaku", "decide"]))
    assert text.startswith("Koi-Koi worksheet. Seed plum.\nName: ____")
    assert "Points: ____ of 3\nPoints by the rules of Vanikar Koi-Koi." in text
    assert "How many points do you score?\n  Your pile: " in text
    assert "\n  Answer: ________" in text
    assert "[ ] Gokō   [ ] Shikō   [ ] Ame-Shikō" in text and text.count("[ ] nothing") == 1
    assert "[ ] stop   [ ] koi-koi" in text
    assert re.findall(r"^\d+\.", text, re.MULTILINE) == ["1.", "2.", "3."]


@pytest.mark.parametrize("kind", kinds_for(DEFAULT))
def test_each_kind_shows_its_cards_and_what_can_be_answered(kind: str) -> None:
    sheet = worksheet("plum", n=5, kinds=kind)
    html = sheet._repr_html_()
    page = Page(html)
    assert not page.open
    for asked in sheet.puzzles:
        assert asked.text in page.text
        shown = {card for _, cards in asked.scene for card in cards}
        if asked.form in (Form.CARD, Form.CARDS):
            shown |= set(asked.options)
        assert {asked.called(card) for card in shown} <= set(page.labels)
    boxes = {Form.NUMBER: 0, Form.YAKU: 13, Form.CHOICE: len(sheet.puzzles[0].options)}
    form = sheet.puzzles[0].form
    if form in boxes:
        assert html.count("border-radius:2px") == 5 * boxes[form]
        assert page.text.count("Answer:") == 5 * (form is Form.NUMBER)
    else:
        wanted = sum(len(asked.options) + (form is Form.CARDS) for asked in sheet.puzzles)
        assert html.count("border-radius:2px") == wanted


def test_lines_and_boxes_stay_in_a_saved_notebook() -> None:
    """JupyterLab takes the border from what is saved if it does not know the colour: "currentColor"."""
    html = worksheet("plum", n=4)._repr_html_()
    borders = re.findall(r"border(?:-bottom)?:([^;\"]*)", html)
    assert len(borders) > 8
    for border in borders:
        assert re.fullmatch(r"[\d.]+px solid rgba\(\d+,\d+,\d+,[\d.]+\)", border.strip()), border


def test_a_picture_does_not_say_what_is_asked() -> None:
    for kind in ("month", "kind", "name"):
        sheet = worksheet("plum", n=48, kinds=kind)
        for html in (sheet._repr_html_(), saved(sheet)):
            page = Page(html)
            for asked in sheet.puzzles:
                (card,) = asked.scene[0][1]
                assert card.label not in html
                assert asked.called(card) in page.labels
        assert not any(id.endswith("-index") for id in Page(saved(sheet)).used), "its corner tells the month"


@pytest.mark.parametrize("kinds", [None, FLASH])
def test_no_answer_stands_on_the_sheet(kinds: object) -> None:
    sheet = worksheet("plum", n=20, kinds=kinds, student="Ana")
    for printed in (str(sheet), repr(sheet), sheet._repr_html_(), saved(sheet)):
        words = Page(printed).text if printed.startswith("<") else printed
        for asked in sheet.puzzles:
            assert asked.because().text not in words
            assert asked.id not in printed, "whoever has the id can have the solution shown"
            assert not any(step in words for step in asked.solution if step not in asked.text)
        assert "plum" not in re.sub(r"plum(-| blossom)", "", words), "whoever has the seed can make the key"
        assert "key" not in words.lower()


def test_a_sheet_without_a_name_prints_its_seed() -> None:
    assert "Seed plum" in Page(worksheet("plum", n=1)._repr_html_()).text
    assert "Name: Ana" in Page(worksheet("plum", n=1, student="Ana")._repr_html_()).text


def test_names_and_seeds_are_no_html() -> None:
    sheet = worksheet("<b>&", n=1, kinds="total")
    named = worksheet("x", n=1, kinds="total", student="<script>alert(1)</script>")
    for one in (sheet, sheet.key, named, named.key):
        for html in (one._repr_html_(), saved(one)):
            assert "<b>&<" not in html and "<script" not in html
    assert "Name: <script>alert(1)</script>" in Page(named._repr_html_()).text


# ── the key

def test_the_key_has_every_answer_with_its_reason() -> None:
    sheet = worksheet("plum", n=20, student="Ana")
    text, page = str(sheet.key), Page(sheet.key._repr_html_()).text
    assert text.count("\n") == 21, "a line each, below its title and its call"
    for number, asked in enumerate(sheet.puzzles, start=1):
        reason = asked.because().text
        assert f"{number})  {reason[0].upper()}{reason[1:]} ({asked.id})" in text
        assert f"{number}) {reason[0].upper()}{reason[1:]} {asked.id}" in page
    assert "for Ana. Sheet " + sheet.sheets[0].mark in text
    assert "For Ana ." in page and f"Sheet {sheet.sheets[0].mark}" in page


def test_the_key_to_a_known_pile() -> None:
    """Flash cards are known by their names: the crane is of January, and Gokō is worth 10 (spec 6.1)."""
    month = worksheet("plum", n=48, kinds="month").key
    assert re.search(r"^\d+\)  January\. .*\(month-1-crane\)$", str(month), re.MULTILINE)
    worth = worksheet("plum", n=12, kinds="worth").key
    assert re.search(r"^\d+\)  10 points\. .*\(worth-\d-goko\)$", str(worth), re.MULTILINE)


def test_sheet_and_key_are_matched_by_their_mark() -> None:
    sheets = worksheets("plum", ["Ana", "Bo", "Cy"], n=1).sheets
    assert len({sheet.mark for sheet in sheets}) == 3
    for sheet in sheets:
        assert sheet.name in str(sheet) and sheet.name in sheet.key
        assert not any(sheet.mark in asked.id for asked in sheet.puzzles), "the mark tells no puzzle"


def test_a_class_in_a_cell_shows_one_sheet_and_names_the_others() -> None:
    several = worksheets("plum", ["Ana", "Bo", "Cy", "Di", "Ed"], n=2, kinds="total")
    assert repr(several).endswith('And 4 sheets more (Bo, Cy, Di, ...). '
                                  'Save all of them in one file to print: .save("class.html").')
    assert several._repr_html_().count("<section>") == 1
    assert "Name: Ed" in str(several)
    assert several.key._repr_html_().count("<section>") == 5
    assert "And 1 sheet more (Bo)." in repr(worksheets("plum", ["Ana", "Bo"], n=1))


# ── the file

def saved(sheet: object) -> str:
    from koikoi_edu.puzzles import worksheet_html
    return worksheet_html.document(sheet.sheets, sheet.is_key)  # type: ignore[attr-defined]


def test_a_file_needs_nothing_beside_it(tmp_path: Path) -> None:
    sheet = worksheet("plum")
    said = sheet.save(tmp_path / "sheet.html")
    assert repr(said) == "1 sheet is in sheet.html. Open it in a browser to print it."
    html = (tmp_path / "sheet.html").read_text(encoding="utf-8")
    page = Page(html)
    assert not page.open and html.startswith("<!DOCTYPE html>")
    assert not re.search(r'(src|href)="(?!#)', html) and "<script" not in html
    assert set(page.used) <= set(page.drawn) and len(set(page.drawn)) == len(page.drawn)
    cards = {card for asked in sheet.puzzles for _, row in asked.scene for card in row}
    assert {card.id for card in cards} <= set(page.used)
    for asked in sheet.puzzles:
        assert asked.text in page.text


def test_pages_break_between_puzzles_and_between_students(tmp_path: Path) -> None:
    worksheets("plum", ["Ana", "Bo"], n=4).save(tmp_path / "class.html")
    html = (tmp_path / "class.html").read_text(encoding="utf-8")
    assert html.count("<section>") == 2
    assert "section + section { break-before: page" in html
    assert html.count("break-inside:avoid;page-break-inside:avoid") == 2 * (1 + 4)


def test_a_worksheet_replaces_a_worksheet_and_nothing_else(tmp_path: Path) -> None:
    sheet, other = worksheet("plum", n=1), worksheet("pine", n=1)
    path = tmp_path / "sheet.html"
    sheet.save(path)
    other.save(path)
    assert "Seed pine" in path.read_text(encoding="utf-8")
    with pytest.raises(NotSaved, match=r"^sheet.html is a worksheet without the answers, and is left"):
        sheet.key.save(path)
    sheet.key.save(tmp_path / "key.html")
    sheet.key.save(tmp_path / "key.html")
    with pytest.raises(NotSaved, match=r"^key.html is a key, and is left as it is; choose another name\.$"):
        sheet.save(tmp_path / "key.html")
    assert "Seed pine" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("content", [b"my own page", b"", b"\xff\xfe", b"<p>koikoi_edu worksheet</p>"])
def test_what_is_no_worksheet_is_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "mine.html"
    path.write_bytes(content)
    with pytest.raises(NotSaved, match=r"^mine.html is another file, and is left as it is"):
        worksheet("plum", n=1).save(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize(("file", "sentence"), [
    ("sheet.pdf", "A worksheet is saved as 'sheet.html', not 'sheet.pdf'. A browser prints that as PDF."),
    ("sheet", "A worksheet is saved as 'sheet.html', not 'sheet'."),
    ("nowhere/sheet.html", "There is no folder 'nowhere' to save sheet.html in."),
    ("folder.html", "folder.html is a folder; choose another name."),
    ("", "A worksheet is saved in a file such as 'sheet.html', not ''."),
    (None, "A worksheet is saved in a file such as 'sheet.html', not None."),
    ("a\0b.html", "'a\\x00b.html' can't be the name of a file."),
])
def test_a_file_that_can_not_be_gets_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: object,
                                                sentence: str) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.html").mkdir()
    with pytest.raises(NotSaved) as fault:
        worksheet("plum", n=1).save(file)  # type: ignore[arg-type]
    assert str(fault.value) == sentence
    assert isinstance(fault.value, KoiKoiError) and isinstance(fault.value, OSError)
    assert [one.name for one in tmp_path.iterdir()] == ["folder.html"]


def test_a_disk_that_refuses_gets_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")
    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(NotSaved, match=r"^sheet.html can't be written: No space left on device\.$"):
        worksheet("plum", n=1).save(tmp_path / "sheet.html")


# ── what can't be

@pytest.mark.parametrize(("wish", "error", "sentence"), [
    ({"n": 0}, RulesError, "A worksheet has 1 to 100 puzzles, not 0."),
    ({"n": 10**9}, RulesError, "A worksheet has 1 to 100 puzzles, not 1000000000."),
    ({"n": 101}, RulesError, "A worksheet has 1 to 100 puzzles, not 101."),
    ({"n": "ten"}, RulesError, "A worksheet has 1 to 100 puzzles, not 'ten'."),
    ({"n": 3.0}, RulesError, "A worksheet has 1 to 100 puzzles, not 3.0."),
    ({"n": True}, RulesError, "A worksheet has 1 to 100 puzzles, not True."),
    ({"seed": ""}, RulesError, "The seed of a worksheet is some letters or digits, not an empty text."),
    ({"seed": "  "}, RulesError, "The seed of a worksheet is some letters or digits, not an empty text."),
    ({"seed": None}, RulesError, "A seed is a whole number of at most 40 digits or a text of at most 60 "),
    ({"seed": "x" * 61}, RulesError, "A seed is a whole number of at most 40 digits or a text of at most 60"),
    ({"difficulty": 6}, RulesError, "A difficulty is a whole number from 1 to 5, or several, not 6."),
    ({"difficulty": []}, RulesError, "A difficulty is a whole number from 1 to 5, or several, not []."),
    ({"kinds": []}, RulesError, "A worksheet needs a kind of puzzle. Kinds: yaku, base, total"),
    ({"kinds": "totl"}, UnknownName, "There is no kind of puzzle 'totl'. Did you mean 'total'?"),
    ({"rules": "vanika"}, UnknownName, "There is no rule set 'vanika'. Did you mean 'vanikar'?"),
    ({"student": " "}, RulesError, "A student's name is a text of 1 to 60 characters, not ' '."),
    ({"student": 7}, RulesError, "A student's name is a text of 1 to 60 characters, not 7."),
    ({"student": None}, RulesError, "A student's name is a text of 1 to 60 characters, not None."),
    ({"student": "a\0"}, RulesError, "A student's name is a text of 1 to 60 characters, not 'a\\x00'."),
])
def test_a_wish_that_can_not_be_gets_a_sentence(wish: dict[str, object], error: type[KoiKoiError],
                                                sentence: str) -> None:
    with pytest.raises(error) as fault:
        worksheet(**{"seed": "plum", **wish})  # type: ignore[arg-type]
    assert str(fault.value).startswith(sentence)


@pytest.mark.parametrize(("students", "sentence"), [
    ("Ana", 'The students are a list of names, such as ["Ana", "Bo"], not \'Ana\'.'),
    (30, 'The students are a list of names, such as ["Ana", "Bo"], not 30.'),
    ([], "A class has 1 to 200 students, not 0."),
    ([str(one) for one in range(201)], "A class has 1 to 200 students, not 201."),
    (["Ana", ""], "A student's name is a text of 1 to 60 characters, not ''."),
    (["Ana", "Bo", "ana"], "Two students are called ana, and would get the same sheet: add a letter, such as "
                           "'ana B'."),
])
def test_a_class_that_can_not_be_gets_a_sentence(students: object, sentence: str) -> None:
    with pytest.raises(RulesError) as fault:
        worksheets("plum", students)  # type: ignore[arg-type]
    assert str(fault.value) == sentence


def test_a_kind_that_the_rules_do_not_know_is_said_when_it_was_asked_for() -> None:
    with pytest.raises(RulesError, match="knows no puzzle of the kind 'seven'"):
        worksheet("plum", kinds="seven", rules=rules("vanikar").variant(seven_doubles=False))


@pytest.mark.parametrize("name", ["José", "李小龍", "نیلوفر\u200cها", "O'Brien", "👩\u200d🎓"])
def test_names_of_all_the_world(name: str) -> None:
    assert name in str(worksheet("plum", n=1, student=name))
