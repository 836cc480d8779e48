"""Italian."""

from .words import Words

WORDS = Words(
    days=("lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"),
    months=(
        "gennaio",
        "febbraio",
        "marzo",
        "aprile",
        "maggio",
        "giugno",
        "luglio",
        "agosto",
        "settembre",
        "ottobre",
        "novembre",
        "dicembre",
    ),
    moment="{day} {number} {month}, {time}",
    wanted={
        "claim": "chi racconta la prima storia?",
        "clue": "racconta una storia.",
        "give": "dai un’immagine adatta all’indizio.",
        "vote": "vota.",
    },
    others_wanted={
        "claim": "{name} può raccontare la prima storia",
        "clue": "{name} racconta una storia",
        "give": "{name} dà un’immagine",
        "vote": "{name} vota",
    },
    title="Tocca a te",
    body="Tocca a te: {wanted} Hai tempo fino a {until}.",
    comma=", ",
    last_comma=" e ",
    with_others="Con {names}.",
    with_more="Con {names} e altri {number}.",
    webhook="Il tavolo aspetta: {wanted}, entro {until}. {link}",
    webhook_tried="D’ora in poi leggerete qui a chi tocca a questo tavolo: {link}",
    call_subject="Hareloom: tocca a te",
    call_mail="""Tocca a te: {wanted} Hai tempo fino a {until}.
{others}
{link}

Non voglio più mail da questo tavolo: {stop}
""",
    ask_subject="Questo indirizzo è tuo?",
    ask_mail="""A un tavolo di Hareloom ({site}) qualcuno chiede un avviso a questo indirizzo quando è il suo turno.

Se si tratta di te, apri questo link entro una settimana:
{confirm}

Se no, non fare niente: non arrivano altre mail, se nessuno ridà questo indirizzo, che sparisce col tavolo.
""",
)
