"""Korean."""

from .words import Words

WORDS = Words(
    days=("월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일"),
    months=(
        "1월",
        "2월",
        "3월",
        "4월",
        "5월",
        "6월",
        "7월",
        "8월",
        "9월",
        "10월",
        "11월",
        "12월",
    ),
    moment="{month} {number}일 {day} {time}",
    wanted={
        "claim": "첫 이야기는 누가 할까요?",
        "clue": "이야기를 들려주세요.",
        "give": "실마리에 어울리는 그림을 내세요.",
        "vote": "투표하세요.",
    },
    others_wanted={
        "claim": "{name} 님이 첫 이야기를 할 수 있어요",
        "clue": "{name} 님이 이야기할 차례예요",
        "give": "{name} 님이 그림을 낼 차례예요",
        "vote": "{name} 님이 투표할 차례예요",
    },
    title="차례가 왔어요",
    body="차례가 왔어요. {wanted} {until}까지예요.",
    comma=", ",
    last_comma=", ",
    with_others="{names} 님과 함께해요.",
    with_more="{names} 님 외 {number}명과 함께해요.",
    webhook="테이블이 기다려요. {wanted}. {until}까지예요. {link}",
    webhook_tried="이제 이 테이블이 누구 차례인지 여기에 알려 드려요: {link}",
    call_subject="Hareloom: 차례가 왔어요",
    call_mail="""차례가 왔어요. {wanted} {until}까지예요.
{others}
{link}

이 테이블의 메일 그만 받기: {stop}
""",
    ask_subject="이 주소의 주인이 맞나요?",
    ask_mail="""Hareloom({site})의 한 테이블에서 어느 플레이어가
자기 차례를 이 주소로 알려 달라고 했어요.

본인이 맞다면 일주일 안에 이 링크를 여세요:
{confirm}

아니라면 아무것도 하지 않아도 돼요. 누군가 이 주소를 다시 적지 않는 한
다른 메일은 가지 않고, 주소는 테이블과 함께 사라져요.
""",
)
