"""English."""

from .words import Words

WORDS = Words(
    days=("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
    months=(
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ),
    moment="{day} {number} {month}, {time}",
    wanted={
        "claim": "who tells the first story?",
        "clue": "tell a story.",
        "give": "give what fits the clue.",
        "vote": "vote.",
    },
    others_wanted={
        "claim": "{name} may tell the first story",
        "clue": "{name} tells a story",
        "give": "{name} gives a picture",
        "vote": "{name} votes",
    },
    title="Your turn",
    body="It is your turn: {wanted} Until {until}.",
    comma=", ",
    last_comma=" and ",
    with_others="With {names}.",
    with_more="With {names} and {number} others.",
    webhook="The table waits: {wanted}, until {until}. {link}",
    webhook_tried="From now on you read here whose turn it is at this table: {link}",
    call_subject="Hareloom: it is your turn",
    call_mail="""It is your turn: {wanted} You have until {until}.
{others}
{link}

No more mails about this table: {stop}
""",
    ask_subject="Is this address yours?",
    ask_mail="""A player at a table of Hareloom ({site}) wants to be told at this address when it is their turn.

If that is you, open this link within a week:
{confirm}

If not, do nothing. No other mail will come unless a player gives this address again, and it goes with the table.
""",
)
