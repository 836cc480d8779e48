"""Brazilian Portuguese."""

from .words import Words

WORDS = Words(
    days=("segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado", "domingo"),
    months=(
        "janeiro",
        "fevereiro",
        "março",
        "abril",
        "maio",
        "junho",
        "julho",
        "agosto",
        "setembro",
        "outubro",
        "novembro",
        "dezembro",
    ),
    moment="{day}, {number} de {month}, às {time}",
    wanted={
        "claim": "quem conta a primeira história?",
        "clue": "conte uma história.",
        "give": "jogue o que combina com a dica.",
        "vote": "vote.",
    },
    others_wanted={
        "claim": "{name} pode contar a primeira história",
        "clue": "{name} conta uma história",
        "give": "{name} joga uma imagem",
        "vote": "{name} vota",
    },
    title="Sua vez",
    body="É a sua vez: {wanted} Até {until}.",
    comma=", ",
    last_comma=" e ",
    with_others="Com {names}.",
    with_more="Com {names} e mais {number}.",
    webhook="A mesa espera: {wanted}, até {until}. {link}",
    webhook_tried="A partir de agora, este canal diz de quem é a vez nesta mesa: {link}",
    call_subject="Hareloom: é a sua vez",
    call_mail="""É a sua vez: {wanted} Você tem até {until}.
{others}
{link}

Não receber mais e-mails desta mesa: {stop}
""",
    ask_subject="Este endereço é seu?",
    ask_mail="""Alguém numa mesa do Hareloom ({site}) quer receber um aviso neste endereço quando for a sua vez.

Se foi você, abra este link dentro de uma semana:
{confirm}

Se não foi, não faça nada. Nenhum outro e-mail virá, a não ser que alguém dê este endereço de novo, e ele some com a
mesa.
""",
)
