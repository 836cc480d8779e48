"""German."""

from .words import Words

WORDS = Words(
    days=("Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"),
    months=(
        "Januar",
        "Februar",
        "März",
        "April",
        "Mai",
        "Juni",
        "Juli",
        "August",
        "September",
        "Oktober",
        "November",
        "Dezember",
    ),
    moment="{day}, {number}. {month}, {time} Uhr",
    wanted={
        "claim": "Wer erzählt die erste Geschichte?",
        "clue": "Erzähl eine Geschichte.",
        "give": "Gib, was zum Hinweis passt.",
        "vote": "Stimm ab.",
    },
    others_wanted={
        "claim": "{name} darf die erste Geschichte erzählen",
        "clue": "{name} erzählt eine Geschichte",
        "give": "{name} gibt ein Bild",
        "vote": "{name} stimmt ab",
    },
    title="Du bist dran",
    body="Du bist dran: {wanted} Bis {until}.",
    comma=", ",
    last_comma=" und ",
    with_others="Mit {names}.",
    with_more="Mit {names} und noch {number}.",
    webhook="Der Tisch wartet: {wanted}, bis {until}. {link}",
    webhook_tried="Ab jetzt steht hier, wer an diesem Tisch dran ist: {link}",
    call_subject="Hareloom: Du bist dran",
    call_mail="""Du bist dran: {wanted} Zeit hast du bis {until}.
{others}
{link}

Keine Mails mehr von diesem Tisch: {stop}
""",
    ask_subject="Ist das deine Adresse?",
    ask_mail="""An einem Tisch von Hareloom ({site}) möchte jemand unter dieser Adresse Bescheid
bekommen, wenn der nächste Zug ansteht.

Wenn du das bist, öffne innerhalb einer Woche diesen Link:
{confirm}

Wenn nicht, tu nichts. Dann kommt keine weitere Mail, außer jemand gibt diese Adresse noch einmal an. Gelöscht wird
sie mit dem Tisch.
""",
)
