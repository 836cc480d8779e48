"""The printed sheets, measured in the PDF: what is cut has its size, and what is behind it lies behind it."""

from __future__ import annotations

from pathlib import Path

import pytest

from hareloom.decks import Library
from hareloom.game.editions import EDITIONS
from hareloom.printing.box import Order, Printed, print_box, tokens_each
from hareloom.printing.paper import BLEED, CARD, PAPERS, Box, card_boxes
from tests.printing.measuring import Page, measured, opened, same

BOTH = pytest.mark.parametrize("paper", ["a4", "letter"])


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The decks that come with Hareloom."""
    return Library(tmp_path_factory.mktemp("data"))


class Press:
    """Prints the built-in deck. The same box is printed once for all tests."""

    def __init__(self, library: Library, folder: Path) -> None:
        self.library = library
        self.file = folder / "box.pdf"
        self._boxes: dict[tuple[str, str, bool], list[Page]] = {}

    def box(self, paper: str = "a4", language: str = "en", *, backs: bool = True) -> list[Page]:
        """Everything, with one card."""
        key = (paper, language, backs)
        if key not in self._boxes:
            self._boxes[key] = self.pages(paper=paper, language=language, backs=backs)
        return self._boxes[key]

    def order(self, **wanted: object) -> Order:
        deck = self.library.deck("hareloom")
        assert deck
        return Order(deck, **{"cards": (1,), **wanted})  # type: ignore[arg-type]  # the fields' own types

    def pages(self, **wanted: object) -> list[Page]:
        made = print_box(self.order(**wanted), self.library, self.file)
        pages = measured(self.file)
        assert made == Printed(len(pages), self.file.stat().st_size)
        return pages


@pytest.fixture(scope="module")
def press(library: Library, tmp_path_factory: pytest.TempPathFactory) -> Press:
    return Press(library, tmp_path_factory.mktemp("press"))


@BOTH
def test_a_card_is_80_by_120_millimetres_between_its_marks(press: Press, paper: str) -> None:
    """The picture goes on 3 mm beyond the cut, and marks are in line with each edge, on both papers."""
    (page,) = press.pages(cards=(1, 2, 3, 4), paper=paper, parts=("cards",))
    assert (page.width, page.height) == pytest.approx((PAPERS[paper].width, PAPERS[paper].height), abs=0.02)
    assert len(page.pictures) == 4
    for picture in page.pictures:
        assert (picture.w, picture.h) == pytest.approx((86, 126), abs=0.02)
        card = picture.grown(-BLEED)
        assert (card.w, card.h) == pytest.approx(CARD, abs=0.02)
        across = [line.middle[0] for line in page.paths if line.w < 0.4]
        down = [line.middle[1] for line in page.paths if line.h < 0.4]
        for edges, marks in (((card.x, card.right), across), ((card.y, card.bottom), down)):
            assert all(min(abs(mark - edge) for mark in marks) < 0.02 for edge in edges)


@BOTH
def test_backs_lie_behind_their_cards(press: Press, paper: str) -> None:
    """Turned over the long edge, each back covers its card, on a sheet that isn't full too."""
    pages = press.pages(cards=(1, 2, 3, 4, 5), paper=paper, parts=("cards",), backs=True)
    assert len(pages) == 4
    for front, back in ((pages[0], pages[1]), (pages[2], pages[3])):
        assert len(front.pictures) == len(back.pictures)
        for picture, behind in zip(front.pictures, back.pictures, strict=True):
            turned = Box(front.width - picture.right, picture.y, picture.w, picture.h)
            assert same(behind, turned)
    assert pages[2].pictures[0].x < pages[2].width / 2 < pages[3].pictures[0].right


@pytest.mark.parametrize(("paper", "language"), [("a4", "en"), ("letter", "fr")])
def test_nothing_lies_off_the_paper_or_where_no_printer_reaches(press: Press, paper: str, language: str) -> None:
    """Text keeps 4 mm from the edge, cards and pieces 5; the cover's band alone may bleed."""
    for page in press.box(paper, language):
        for words in page.words:
            inside = Box(0, 0, page.width, page.height).grown(-4)
            assert inside.x <= words.x
            assert words.right <= inside.right
            assert inside.y <= words.y
            assert words.bottom <= inside.bottom
        if page.width > page.height:
            continue  # the whole track is drawn on both of its sheets, and half of it shows
        for thing in (*page.pictures, *page.paths):
            if thing.w < page.width - 1:
                assert thing.x >= 4.9
                assert thing.right <= page.width - 4.9


def test_every_front_names_deck_author_and_licence(press: Press) -> None:
    """A sheet that is found alone still tells whose pictures they are, and what game it is."""
    pages = press.box()[:-2:2]
    assert len(pages) == 1 + 1 + 3 + 1 + 1 + 2
    for page in (*pages, *press.box()[-2:]):
        text = " ".join(page.text.split())
        assert "Hareloom · Pictures: Hareloom · CC-BY-4.0" in text
        assert "an independent implementation of the rules of Dixit" in text


def test_with_backs_every_leaf_has_two_pages(press: Press) -> None:
    """A two-sided printer stays in step: what has no back has an empty page, and the rules share a leaf."""
    both = press.box()
    assert len(both) % 2 == 0
    assert [bool(page.text.strip()) for page in both] == [True, False] * (len(both) // 2 - 1) + [True, True]
    assert [page.width > page.height for page in both[-6:]] == [True] * 4 + [False] * 2
    assert "The rules, 1 of 2" in both[-2].text
    assert "The rules, 2 of 2" in both[-1].text


def test_pieces_are_as_many_as_the_editions_need(press: Press) -> None:
    """Six hares for Classic and for Team's pairs, twelve for Odyssey; green tokens with Party only."""

    def pieces(*names: str) -> list[Page]:
        return press.pages(parts=("pieces",), editions=tuple(EDITIONS[name] for name in names))

    few, many = pieces("classic", "team"), pieces("party")
    assert [len(each) for each in (few, many)] == [4, 5]
    assert "Violet" in few[1].text
    assert "Coral" not in few[1].text
    assert "Slate" in many[2].text
    assert ["Party" in each[-1].text for each in (few, many)] == [False, True]
    assert tokens_each([EDITIONS["odyssey"], EDITIONS["classic"]]) == 2
    assert tokens_each([EDITIONS["party"], EDITIONS["team"]]) == 1


@BOTH
def test_the_halves_of_the_track_meet(press: Press, paper: str) -> None:
    """Both sheets draw the same picture at the same height, and what one shows the other continues."""
    left, right = press.pages(parts=("track",), paper=paper)
    (one,), (two,) = left.pictures, right.pictures
    assert one.y == pytest.approx(two.y, abs=0.02)
    assert (one.w, one.h) == pytest.approx((two.w, two.h), abs=0.02)
    # The left half is cut 202 mm from the painting's edge, and there the right one begins.
    marks = sorted(line.middle[0] for line in right.paths if line.w < 0.4 and line.h < 6)
    assert marks[0] - two.x == pytest.approx(202, abs=0.2)
    assert all(str(stone) in left.text.split() for stone in range(17))
    assert all(str(stone) in right.text.split() for stone in range(18, 31))


def test_parts_can_be_printed_alone(press: Press) -> None:
    """Each part begins a file as well as it goes on in one, and there is nothing else in it."""
    alone = {part: len(press.pages(parts=(part,))) for part in ("cover", "rules")}
    assert alone == {"cover": 1, "rules": 2}


def test_a_viewer_is_told_not_to_shrink_the_pages(press: Press) -> None:
    """The file asks for its true size, and for two-sided printing over the long edge where it has backs."""
    press.pages(parts=("cards",), backs=True)
    content = press.file.read_bytes()
    assert b"/PrintScaling /None" in content
    assert b"/Duplex /DuplexFlipLongEdge" in content
    with opened(press.file) as document:
        assert document.get_metadata_value("Title") == "Hareloom · Hareloom"


@pytest.mark.parametrize("cards", range(1, 5))
def test_cards_of_a_sheet_never_touch(cards: int) -> None:
    """Bleeds meet between cards and overlap nowhere."""
    boxes = [box.grown(BLEED) for box in card_boxes(PAPERS["letter"])[:cards]]
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 :]:
            assert one.right <= other.x + 1e-6 or one.bottom <= other.y + 1e-6 or other.right <= one.x + 1e-6
