"""Turkish."""

from .words import Words

WORDS = Words(
    days=("Pazartesi", "Salı", "Çarşamba", "Perşembe", "Cuma", "Cumartesi", "Pazar"),
    months=(
        "Ocak",
        "Şubat",
        "Mart",
        "Nisan",
        "Mayıs",
        "Haziran",
        "Temmuz",
        "Ağustos",
        "Eylül",
        "Ekim",
        "Kasım",
        "Aralık",
    ),
    moment="{number} {month} {day}, {time}",
    wanted={
        "claim": "ilk hikâyeyi kim anlatıyor?",
        "clue": "bir hikâye anlat.",
        "give": "ipucuna yakışan bir resim ver.",
        "vote": "oy ver.",
    },
    others_wanted={
        "claim": "{name} ilk hikâyeyi anlatabilir",
        "clue": "{name} bir hikâye anlatacak",
        "give": "{name} bir resim verecek",
        "vote": "{name} oy verecek",
    },
    title="Sıra sende",
    body="Sıra sende: {wanted} En geç {until}.",
    comma=", ",
    last_comma=" ve ",
    with_others="Masadakiler: {names}.",
    with_more="Masadakiler: {names} ve {number} kişi daha.",
    webhook="Masa bekliyor: {wanted}, en geç {until}. {link}",
    webhook_tried="Bundan sonra bu masada sıranın kimde olduğunu buradan okuyacaksınız: {link}",
    call_subject="Hareloom: sıra sende",
    call_mail="""Sıra sende: {wanted} En geç {until}.
{others}
{link}

Bu masa için artık e-posta gelmesin: {stop}
""",
    ask_subject="Bu adres senin mi?",
    ask_mail="""Bir Hareloom masasındaki ({site}) bir oyuncu, sırası gelince bu adrese haber verilmesini istiyor.

O oyuncu sensen bir hafta içinde bu bağlantıyı aç:
{confirm}

Değilsen hiçbir şey yapma. Bir oyuncu bu adresi yeniden vermedikçe başka e-posta gelmez; adres de
masayla birlikte silinir.
""",
)
