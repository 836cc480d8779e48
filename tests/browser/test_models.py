"""A large model at the table, as people see it: the host's word, the sentence at the door, marks at its seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from measured import cut_off
from playing import add_bots, join, open_table, play_until
from playwright.sync_api import Page, expect
from servers import table_server
from tests.bots.models.machine import Served, playing, status
from visits import Audit, Visit

from hareloom.endpoint.address import MODEL


@pytest.fixture(scope="module")
def machine() -> Iterator[Served]:
    """A machine that plays."""
    with playing() as served:
        yield served


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory, machine: Served) -> Iterator[str]:
    """The address of a server whose operator offers it."""
    environment = {MODEL.url: machine.url, MODEL.model: machine.endpoint.model, MODEL.key: "sk-secret"}
    with table_server(tmp_path_factory.mktemp("models"), "decks", environment=environment) as address:
        yield address


NOW = """fetch(`/api/tables/${location.pathname.slice(3)}/view`).then((answer) => answer.json())
  .then(({ table }) => `${table.turn} ${table.phase}`)"""


def play_to(pages: list[Page], moment: str) -> None:
    """The people play until a turn and a phase: "2 vote"."""
    play_until(pages, lambda: pages[0].evaluate(NOW) == moment)


def test_a_host_lets_a_large_model_play_and_all_see_it(visit: Visit, base: str, machine: Served, audit: Audit) -> None:
    """Asked first what leaves the server; told at the door, in the lobby, on the screen and at its seat."""
    host, guest, screen = visit(390, 844), visit(1280, 800), visit(1920, 1080)
    sentence = f"A large model plays here: pictures and clues of this table go to {machine.endpoint.host}."
    address = open_table(host, base, "Mira")
    host.get_by_role("button", name="Large model").click()
    ask = host.get_by_role("dialog", name="Let a large model play?")
    expect(ask).to_contain_text(machine.endpoint.host)
    expect(ask).to_contain_text("decks that players made")
    audit(host)
    ask.get_by_role("button", name="Not here").click()
    expect(host.get_by_role("note")).to_have_count(0)
    host.get_by_role("button", name="Large model").click()
    ask.get_by_role("button", name="Let it play").click()
    expect(host.locator(".chair", has_text="Argus")).to_contain_text("large model")
    expect(host.get_by_role("note")).to_have_text(sentence)
    guest.goto(address)
    expect(guest.get_by_role("note")).to_have_text(sentence)
    audit(guest)
    join(guest, address, "Tom")
    expect(guest.get_by_role("note")).to_have_text(sentence)
    screen.goto(f"{address}/screen")
    expect(screen.get_by_role("note")).to_have_text(sentence)
    add_bots(host, 1)
    audit(host)
    for page in (host, guest, screen):
        assert cut_off(page) == []
    host.get_by_role("button", name="Start with").click()
    play_to([host, guest], "1 vote")
    assert machine.asked
    mark = guest.locator(".seats li", has_text="Argus").locator("small")
    on_screen = screen.locator("li", has_text="Argus").locator("small")
    expect(mark).to_contain_text("large model")
    play_to([host, guest], "1 reveal")
    machine.answers = [status(401)]
    play_to([host, guest], "2 vote")
    for each in (mark, on_screen):
        expect(each).to_contain_text("offline 1×")
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Run the table").click()
    host.get_by_role("button", name="A large model may play").click()
    host.keyboard.press("Escape")
    guest.get_by_role("button", name="Menu").click()
    expect(guest.get_by_role("note")).to_contain_text("The large model is switched off")
    expect(guest.get_by_role("note")).to_contain_text("moved for Argus in 1 turn of this game")
    audit(guest)
