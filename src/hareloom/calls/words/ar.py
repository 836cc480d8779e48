"""Arabic."""

from .words import Words

WORDS = Words(
    days=("الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"),
    months=(
        "يناير",
        "فبراير",
        "مارس",
        "أبريل",
        "مايو",
        "يونيو",
        "يوليو",
        "أغسطس",
        "سبتمبر",
        "أكتوبر",
        "نوفمبر",
        "ديسمبر",
    ),
    moment="{day} {number} {month}، الساعة {time}",
    wanted={
        "claim": "من يروي الحكاية الأولى؟",
        "clue": "الحكاية عندك.",
        "give": "بطاقة تناسب التلميح.",
        "vote": "حان وقت التصويت.",
    },
    others_wanted={
        "claim": "ربما الحكاية الأولى من {name}",
        "clue": "حكاية {name}",
        "give": "صورة من {name}",
        "vote": "صوت {name}",
    },
    title="جاء دورك",
    body="جاء دورك: {wanted} حتى {until}.",
    comma=" و",
    last_comma=" و",
    right_to_left=True,
    with_others="مع {names}.",
    with_more="مع {names} و{number} آخرين.",
    webhook="الطاولة تنتظر: {wanted}، حتى {until}. {link}",
    webhook_tried="من الآن تقرؤون هنا دور من على هذه الطاولة: {link}",
    call_subject="Hareloom: جاء دورك",
    call_mail="""جاء دورك: {wanted} أمامك حتى {until}.
{others}
{link}

لإيقاف رسائل هذه الطاولة: {stop}
""",
    ask_subject="هل هذا العنوان لك؟",
    ask_mail="""على طاولة في Hareloom ({site}) من يريد أن يصله خبر على هذا العنوان حين يأتي دوره.

إن كان هذا الطلب منك، فهذا رابط التأكيد، وهو صالح أسبوعًا:
{confirm}

وإن لم يكن، فلا حاجة إلى فعل شيء. لن تصل رسالة أخرى ما لم يُعطَ هذا العنوان من جديد، وهو يزول مع الطاولة.
""",
)
