"""Chinese (simplified)."""

from .words import Words

WORDS = Words(
    days=("星期一", "星期二", "星期三", "星期四", "星期五", "星期六", "星期日"),
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
    moment="{month}{number}日{day} {time}",
    wanted={
        "claim": "谁来讲第一个故事？",
        "clue": "讲一个故事吧。",
        "give": "出一张贴合线索的牌吧。",
        "vote": "投票吧。",
    },
    others_wanted={
        "claim": "{name}可以讲第一个故事",
        "clue": "轮到{name}讲故事",
        "give": "轮到{name}出牌",
        "vote": "轮到{name}投票",
    },
    title="轮到你了",
    body="轮到你了：{wanted}期限是{until}。",
    comma="、",
    last_comma="和",
    with_others="同桌的有：{names}。",
    with_more="同桌的有：{names}，还有另外{number}人。",
    webhook="全桌在等：{wanted}，期限是{until}。 {link}",
    webhook_tried="从现在起，这张牌桌轮到谁，都会在这里说： {link}",
    call_subject="Hareloom：轮到你了",
    call_mail="""轮到你了：{wanted}期限是{until}。
{others}
{link}

不想再收到这张牌桌的邮件： {stop}
""",
    ask_subject="这个地址是你的吗？",
    ask_mail="""在 Hareloom（{site}）的一张牌桌上，有位玩家希望轮到自己时，往这个地址发一封邮件。

如果那就是你，请在一周之内打开这个链接：
{confirm}

如果不是，什么都不用做。除非有玩家再次填写这个地址，否则不会再有别的邮件；牌桌删除时，地址也会一并删除。
""",
)
