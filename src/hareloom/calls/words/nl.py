"""Dutch."""

from .words import Words

WORDS = Words(
    days=("maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"),
    months=(
        "januari",
        "februari",
        "maart",
        "april",
        "mei",
        "juni",
        "juli",
        "augustus",
        "september",
        "oktober",
        "november",
        "december",
    ),
    moment="{day} {number} {month} om {time}",
    wanted={
        "claim": "wie vertelt het eerste verhaal?",
        "clue": "vertel een verhaal.",
        "give": "leg wat bij de hint past.",
        "vote": "breng je stem uit.",
    },
    others_wanted={
        "claim": "{name} mag het eerste verhaal vertellen",
        "clue": "{name} vertelt een verhaal",
        "give": "{name} legt een plaatje",
        "vote": "{name} stemt",
    },
    title="Jouw beurt",
    body="Je bent aan de beurt: {wanted} Tot {until}.",
    comma=", ",
    last_comma=" en ",
    with_others="Met {names}.",
    with_more="Met {names} en nog {number}.",
    webhook="De tafel wacht: {wanted}, tot {until}. {link}",
    webhook_tried="Vanaf nu lees je hier wie er aan deze tafel aan de beurt is: {link}",
    call_subject="Hareloom: je bent aan de beurt",
    call_mail="""Je bent aan de beurt: {wanted} Je hebt tot {until}.
{others}
{link}

Geen mails meer over deze tafel: {stop}
""",
    ask_subject="Is dit adres van jou?",
    ask_mail="""Aan een tafel van Hareloom ({site}) wil iemand op dit adres een seintje krijgen bij elke nieuwe beurt.

Ben jij dat? Open dan binnen een week deze link:
{confirm}

Zo niet, dan hoef je niets te doen. Er komt geen andere mail, tenzij iemand dit adres opnieuw opgeeft, en het
wordt samen met de tafel gewist.
""",
)
