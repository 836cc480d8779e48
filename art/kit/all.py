"""Every name a card script may want, from one place.

Cards import what they use by name: `from art.kit.all import Card, curve, person`.
"""

from .creatures.birds import crow, goose, heron, owl
from .creatures.deer import deer
from .creatures.dogs import dog
from .creatures.dragon import dragon_head
from .creatures.elephant import elephant
from .creatures.horse import horse
from .creatures.insects import moth, spider
from .creatures.octopus import octopus
from .creatures.shelled import snail
from .creatures.small import fish, fox, gull, sitting_cat, whale
from .nature.land import dabs, grass, pines, ridge, tree, water
from .nature.sky import cloud, moon
from .nature.town import house, lamp_post, lantern
from .paint.card import Card
from .paint.colour import colour_table, luminance, mix, ramp, rgb, shift
from .paint.frame import Frame
from .paint.image import blur, smoothstep
from .paint.loose import drybrush, focus_map, loose, splatter
from .paint.mask import Mask
from .paint.noise import noise
from .paint.paths import (
    Pose,
    arc,
    crescent,
    curve,
    ellipse,
    flatten,
    intersect,
    lathe,
    limb,
    merged,
    minus,
    outline,
    poly,
    rect,
    sample,
    transform,
    union,
)
from .paint.volume import inflate
from .people.body import Placer, joint_point, joints
from .people.hands import hand, sack
from .people.head import head
from .people.person import person
from .rooms.grain import hash_noise, plane_noise, three_tones
from .rooms.materials import bricks, cobbles, material, panelling, plain, planks, runner, tiles, wallpaper
from .rooms.small_things import (
    plane_ribbon,
    put_bottle,
    put_crate,
    put_cup,
    put_frame,
    put_letter,
    put_plant,
    put_stack,
    put_suitcase,
    scatter,
)
from .rooms.space import Space
from .rooms.vectors import UP, unit, vec
from .things.body import big_hand
from .things.furniture import armchair, chair, lamp
from .things.games import CHESS, chess
from .things.music import gramophone
from .things.outdoors import carousel, ladder, phone_box
from .things.paper import book, book_bird, envelope
from .things.stuff import BRASS, flame, late_glow, metal, ring, thing_frame, wood
from .things.table import candle, cup, hourglass, teapot
from .things.tools import anchor, birdcage_paths, umbrella
from .things.travel import balloon, bicycle, suitcase
from .things.treasure import bell, crown, key, lock, lock_wall, seashell
