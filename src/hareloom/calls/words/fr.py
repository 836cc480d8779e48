"""French."""

from .words import Words

WORDS = Words(
    days=("lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"),
    months=(
        "janvier",
        "février",
        "mars",
        "avril",
        "mai",
        "juin",
        "juillet",
        "août",
        "septembre",
        "octobre",
        "novembre",
        "décembre",
    ),
    moment="{day} {number} {month} à {time}",
    wanted={
        "claim": "qui raconte en premier ?",
        "clue": "racontez une histoire.",
        "give": "donnez ce qui va avec l’indice.",
        "vote": "votez.",
    },
    others_wanted={
        "claim": "{name} peut raconter en premier",
        "clue": "{name} raconte une histoire",
        "give": "{name} donne une image",
        "vote": "{name} vote",
    },
    title="À vous de jouer",
    body="C’est à vous : {wanted} Jusqu’au {until}.",
    comma=", ",
    last_comma=" et ",
    with_others="Avec {names}.",
    with_more="Avec {names} et {number} autres.",
    webhook="La table attend : {wanted}, jusqu’au {until}. {link}",
    webhook_tried="Désormais, vous lirez ici à qui c’est le tour à cette table : {link}",
    call_subject="Hareloom : c’est à vous de jouer",
    call_mail="""C’est à vous : {wanted} Vous avez jusqu’au {until}.
{others}
{link}

Ne plus recevoir de courriels de cette table : {stop}
""",
    ask_subject="Cette adresse est-elle la vôtre ?",
    ask_mail="""À une table de Hareloom ({site}), un joueur veut être prévenu à cette adresse quand c’est son tour.

Si c’est vous, ouvrez ce lien dans la semaine :
{confirm}

Sinon, ne faites rien. Aucun autre courriel ne viendra, sauf si un joueur redonne cette adresse, et elle disparaîtra
avec la table.
""",
)
