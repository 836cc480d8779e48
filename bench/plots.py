"""Draws how cost grows, from build/bench/server.json, as SVG into docs/pictures: python bench/plots.py.

HARELOOM_BENCH_GROWTH=1 make bench-server finds the points.
"""

import json
from pathlib import Path

from running import HERE, WORK

WIDTH, HEIGHT, LEFT, BOTTOM, TOP = 640, 320, 64, 48, 40
PLOTS = {
    "us_by_tables": ("tables of six, all busy", "cost-tables"),
    "us_by_seats": ("seats at each of 100 busy tables", "cost-seats"),
    "us_by_log_length": ("moves in each of 20 tables' logs", "cost-log"),
}


def plot(points: list[tuple[float, float]], along: str) -> str:
    """A line with its points; both axes begin at 0."""
    most_x = max(x for x, _ in points)
    most_y = max(y for _, y in points) * 1.15

    def at(x: float, y: float) -> tuple[float, float]:
        return (
            LEFT + (WIDTH - LEFT - 24) * x / most_x,
            HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * y / most_y,
        )

    places = [at(x, y) for x, y in points]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    marks = "".join(
        f'<circle cx="{px:.1f}" cy="{py:.1f}" r="4"/>'
        f'<text x="{px:.1f}" y="{py - 10:.1f}" text-anchor="middle">{y:.0f}</text>'
        f'<text x="{px:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{x:g}</text>'
        for (px, py), (x, y) in zip(places, points, strict=True)
    )
    ground = HEIGHT - BOTTOM
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        f'font-size="13" fill="#3b2f4a"><rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf7ef"/>'
        f'<text x="{LEFT - 48}" y="22">microseconds of the server\'s CPU for one move</text>'
        f'<path d="M{LEFT} {TOP}V{ground}H{WIDTH - 16}" fill="none" stroke="#8a7f95"/>'
        f'<polyline points="{line}" fill="none" stroke="#a8452f" stroke-width="2"/>{marks}'
        f'<text x="{(LEFT + WIDTH) / 2}" y="{HEIGHT - 8}" text-anchor="middle">{along}</text></svg>\n'
    )


def main() -> None:
    """One picture for each question that was asked."""
    found = json.loads((WORK / "server.json").read_text(encoding="utf-8"))
    for key, (along, name) in PLOTS.items():
        if key in found:
            file: Path = HERE.parent / "docs" / "pictures" / f"{name}.svg"
            file.write_text(plot([(x, y) for x, y in found[key]], along), encoding="utf-8")
            print(file.name)


if __name__ == "__main__":
    main()
