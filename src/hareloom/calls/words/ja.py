"""Japanese."""

from .words import Words

WORDS = Words(
    days=("月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日", "日曜日"),
    months=(
        "1月",
        "2月",
        "3月",
        "4月",
        "5月",
        "6月",
        "7月",
        "8月",
        "9月",
        "10月",
        "11月",
        "12月",
    ),
    moment="{month}{number}日（{day}）{time}",
    wanted={
        "claim": "最初の物語を語れます。",
        "clue": "物語を語ってください。",
        "give": "お題に合う絵を出してください。",
        "vote": "投票してください。",
    },
    others_wanted={
        "claim": "{name}が最初の物語を語れます",
        "clue": "{name}が物語を語る番です",
        "give": "{name}が絵を出す番です",
        "vote": "{name}が投票する番です",
    },
    title="あなたの番です",
    body="あなたの番です。{wanted}期限は{until}です。",
    comma="、",
    last_comma="、",
    with_others="一緒に遊ぶ人：{names}",
    with_more="一緒に遊ぶ人：{names}、ほか{number}人",
    webhook="テーブルが待っています。{wanted}。期限は{until}です。 {link}",
    webhook_tried="これからは、このテーブルでだれの番かをここにお知らせします： {link}",
    call_subject="Hareloom：あなたの番です",
    call_mail="""あなたの番です。{wanted}期限は{until}です。
{others}
{link}

このテーブルからのメールを止める： {stop}
""",
    ask_subject="このアドレスはあなたのものですか？",
    ask_mail="""Hareloom（{site}）のテーブルで、
自分の番をこのアドレスに知らせてほしいというプレイヤーがいます。

あなたのことでしたら、1週間以内にこのリンクを開いてください。
{confirm}

心当たりがなければ、何もしなくてかまいません。
だれかがもう一度このアドレスを入力しないかぎり、ほかのメールは届きません。
アドレスはテーブルと一緒に消えます。
""",
)
