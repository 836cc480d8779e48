"""Spanish."""

from .words import Words

WORDS = Words(
    days=("lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"),
    months=(
        "enero",
        "febrero",
        "marzo",
        "abril",
        "mayo",
        "junio",
        "julio",
        "agosto",
        "septiembre",
        "octubre",
        "noviembre",
        "diciembre",
    ),
    moment="{day} {number} de {month}, {time}",
    wanted={
        "claim": "¿quién cuenta la primera historia?",
        "clue": "cuenta una historia.",
        "give": "da lo que encaje con la pista.",
        "vote": "vota.",
    },
    others_wanted={
        "claim": "{name} puede contar la primera historia",
        "clue": "{name} cuenta una historia",
        "give": "{name} da una imagen",
        "vote": "{name} vota",
    },
    title="Te toca",
    body="Te toca: {wanted} Hasta el {until}.",
    comma=", ",
    last_comma=" y ",
    with_others="Con {names}.",
    with_more="Con {names} y {number} más.",
    webhook="La mesa espera: {wanted}, hasta el {until}. {link}",
    webhook_tried="Desde ahora leerás aquí a quién le toca en esta mesa: {link}",
    call_subject="Hareloom: te toca",
    call_mail="""Te toca: {wanted} Tienes hasta el {until}.
{others}
{link}

No recibir más correos de esta mesa: {stop}
""",
    ask_subject="¿Es tuya esta dirección?",
    ask_mail="""En una mesa de Hareloom ({site}), alguien quiere recibir un aviso en esta dirección cuando le toque.

Si eres tú, abre este enlace en el plazo de una semana:
{confirm}

Si no, no hagas nada. No llegará ningún otro correo, salvo que alguien vuelva a dar esta dirección, que se borrará
con la mesa.
""",
)
