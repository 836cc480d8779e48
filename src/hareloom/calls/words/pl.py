"""Polish."""

from .words import Words

WORDS = Words(
    days=("poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota", "niedziela"),
    months=(
        "stycznia",
        "lutego",
        "marca",
        "kwietnia",
        "maja",
        "czerwca",
        "lipca",
        "sierpnia",
        "września",
        "października",
        "listopada",
        "grudnia",
    ),
    moment="{day}, {number} {month}, {time}",
    wanted={
        "claim": "kto opowiada jako pierwszy?",
        "clue": "opowiedz coś.",
        "give": "dołóż to, co pasuje do skojarzenia.",
        "vote": "zagłosuj.",
    },
    others_wanted={
        "claim": "{name} może zacząć opowieść",
        "clue": "{name} opowiada",
        "give": "{name} dokłada obrazek",
        "vote": "{name} głosuje",
    },
    title="Twoja kolej",
    body="Twoja kolej: {wanted} Termin: {until}.",
    comma=", ",
    last_comma=" i ",
    with_others="Przy stole: {names}.",
    with_more="Przy stole: {names} i jeszcze {number}.",
    webhook="Stół czeka: {wanted}, termin: {until}. {link}",
    webhook_tried="Od teraz przeczytasz tutaj, czyja kolej przy tym stole: {link}",
    call_subject="Hareloom: twoja kolej",
    call_mail="""Twoja kolej: {wanted} Termin: {until}.
{others}
{link}

Koniec e-maili o tym stole: {stop}
""",
    ask_subject="Czy to twój adres?",
    ask_mail="""Ktoś przy stole w Hareloom ({site}) chce dostawać na ten adres wiadomość, gdy przyjdzie jego kolej.

Jeśli to ty, otwórz ten link w ciągu tygodnia:
{confirm}

Jeśli nie, nie rób nic. Żaden inny e-mail nie przyjdzie, chyba że ktoś poda ten adres jeszcze raz, a zniknie on razem
ze stołem.
""",
)
