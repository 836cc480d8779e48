"""The painter's primitives, on tiny canvases."""

import numpy as np
import pytest

from art.kit.all import (
    Card,
    Pose,
    Space,
    curve,
    ellipse,
    intersect,
    limb,
    minus,
    mix,
    person,
    plain,
    poly,
    rect,
    rgb,
    sample,
    shift,
    transform,
    union,
)
from art.kit.paint.colour import from_lab, to_lab
from art.kit.people.body import BODY, POSES

TINY = (40, 60)


def tiny(**kw):
    return Card(3, ss=1, size=TINY, **kw)


def test_a_colour_survives_the_way_through_oklab():
    for h in ("#b3402f", "#0c1730", "#f3ead8"):
        assert np.allclose(from_lab(to_lab(rgb(h))), rgb(h), atol=2e-3)


def test_shift_lightens_and_darkens():
    assert shift("#7a5030", 0.1).sum() > rgb("#7a5030").sum() > shift("#7a5030", -0.1).sum()


def test_mix_ends_at_both_colours():
    assert np.allclose(mix("#b3402f", "#0c1730", 0), rgb("#b3402f"), atol=2e-3)
    assert np.allclose(mix("#b3402f", "#0c1730", 1), rgb("#0c1730"), atol=2e-3)


def test_a_curve_passes_through_its_points():
    b = curve([(0, 0), (10, 0), (10, 10), (0, 10)]).getBounds()
    assert b.left() <= 0
    assert b.right() >= 10
    assert b.top() <= 0
    assert b.bottom() >= 10


def test_sample_starts_and_ends_at_the_ends():
    q = sample([(0, 0), (5, 3), (10, 0)], 9)
    assert len(q) == 9
    assert np.allclose(q[0], (0, 0), atol=0.1)
    assert np.allclose(q[-1], (10, 0), atol=0.1)


def test_a_limb_is_as_wide_as_asked():
    b = limb([(0, 0), (10, 0), (20, 0)], [4, 4], cap=False).getBounds()
    assert b.height() == pytest.approx(4, abs=0.2)


def test_union_minus_and_intersection_agree_on_size():
    a, b = rect(0, 0, 10, 10), rect(5, 0, 10, 10)
    assert union(a, b).getBounds().width() == 15
    assert minus(a, b).getBounds().width() == 5
    assert intersect(a, b).getBounds().width() == 5


def test_a_pose_places_points_and_paths_alike():
    p = Pose(30, 20, 2, 90)
    b = transform(ellipse(5, 0, 0.01), 30, 20, 2, 90).getBounds()
    assert p.pt(5, 0) == pytest.approx((b.centerX(), b.centerY()), abs=0.05)


def test_paint_changes_the_inside_and_leaves_the_outside():
    c = tiny(bg="#000000")
    c.paint(rect(10, 20, 20, 20), "#ffffff", vol=0, grain=0, tex=0, rough=0)
    assert c.img[30, 20].min() > 0.9
    assert c.img[5, 5].max() < 0.05


def test_a_clip_keeps_paint_inside_it():
    c = tiny(bg="#000000")
    m = c.paint(rect(0, 0, 20, 60), "#000000", rough=0)
    c.paint(rect(0, 0, 40, 60), "#ffffff", clip=m, vol=0, rough=0)
    assert c.img[30, 10].min() > 0.8
    assert c.img[30, 35].max() < 0.05


def test_fog_takes_a_colour_to_the_far_air():
    c = tiny()
    c.fog_colour = rgb("#ffffff")
    c.paint(rect(0, 0, 40, 60), "#000000", fog=1.0, vol=0, rough=0)
    assert c.img[30, 20].min() > 0.95


def test_late_details_are_painted_by_finish():
    c = tiny(bg="#000000")
    c.late.append(lambda: c.dot(20, 30, 6, "#ffffff"))
    dark = c.img[30, 20].max()
    im = c.finish(border=False, bloom=0)
    assert dark < 0.05
    assert im.getpixel((20, 30))[0] > 200


def test_a_card_painted_twice_gives_the_same_bytes():
    def once():
        c = tiny()
        c.sky([(0, "#0c1730"), (1, "#f3c98f")])
        c.paint(ellipse(20, 30, 12), "#b3402f", shadow=(1, 2, 2, 0.4), rim="#ffffff")
        c.brush((6, 3))
        return c.finish().tobytes()

    assert once() == once()


def test_a_person_has_hands_and_a_head_above_the_feet():
    c = Card(3, ss=1, size=(120, 160))
    o = person(c, 60, 150, 120, "slim", "stand", "front", "coat", "calm")
    assert o["head"][1] < o["handL"][1] < 150


def test_every_pose_and_body_can_be_painted():
    for i, pose in enumerate(POSES):
        c = Card(3, ss=1, size=(45, 55))
        person(c, 22, 50, 35, list(BODY)[i % len(BODY)], pose)
        assert c.calls > 10, pose


def test_nearer_walls_hide_farther_ones():
    c = tiny()
    S = Space(c, eye=(0, 1, -3), look=(0, 1, 0), f=40, centre=(20, 30))
    S.quad((-2, -1, 2), (4, 0, 0), (0, 4, 0), plain("#ff0000"))
    far = float(S.z[30, 20])
    S.quad((-2, -1, 1), (4, 0, 0), (0, 4, 0), plain("#00ff00"))
    assert S.z[30, 20] < far


def test_a_polygon_is_closed():
    assert poly([(0, 0), (4, 0), (4, 4)]).contains(3, 2)
