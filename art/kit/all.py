"""Every name a card script may want, from one place.

Cards import what they use by name: `from art.kit.all import Card, curve, person`.
"""
from .creatures.bear import bear
from .creatures.birds import crow, goose, heron, owl
from .creatures.deer import antlers, deer
from .creatures.dogs import dog, wolf
from .creatures.dragon import dragon_head, scales
from .creatures.elephant import elephant
from .creatures.horse import horse
from .creatures.insects import moth, spider
from .creatures.octopus import octopus, tentacle
from .creatures.shelled import snail, spiral_shell, tortoise
from .creatures.small import bird, fish, fox, gull, rabbit_back, rabbit_front, sitting_cat, whale
from .nature.land import dabs, grass, pines, ridge, tree, water
from .nature.sky import cloud, moon
from .nature.town import house, lamp_post, lantern, lighthouse
from .paint.card import Card
from .paint.colour import colour_table, luminance, mix, ramp, rgb, shift
from .paint.frame import Frame
from .paint.image import blur, smoothstep
from .paint.loose import drybrush, focus_map, loose, splatter
from .paint.mask import Mask
from .paint.noise import noise
from .paint.paths import (Pose, arc, crescent, curve, ellipse, flatten, intersect, lathe, limb, merged, minus,
        outline, poly, rect, sample, transform, union)
from .paint.size import H, W
from .paint.volume import inflate
from .people.body import ARMS, BODY, POSES, Placer, YAW, joint_point, joints
from .people.hands import hand, sack, shoe
from .people.head import head, profile_face, simple_face
from .people.person import embrace, person
from .rooms.grain import hash_noise, plane_noise, three_tones
from .rooms.materials import (bricks, cobbles, material, panelling, plain, planks, roofing, runner, tiles,
        unshaded, wallpaper)
from .rooms.rigs import caustics, light_back, light_candle, light_dawn, light_moon, light_shop, light_water
from .rooms.small_things import (SCATTER, plane_ribbon, put_ball, put_blocks, put_book, put_bottle, put_candle,
        put_crate, put_cup, put_frame, put_lampshade, put_letter, put_plant, put_shoe, put_stack, put_suitcase,
        scatter, wick_flame)
from .rooms.space import Space
from .rooms.vectors import UP, unit, vec
from .things.body import big_eye, big_hand
from .things.furniture import armchair, chair, lamp, mirror, table, window
from .things.games import CHESS, chess, face_mask, kite, puppet
from .things.music import gramophone, piano, violin
from .things.outdoors import bridge, carousel, ladder, phone_box, tent, well
from .things.paper import book, book_bird, curtain, envelope
from .things.stuff import (BONE, BRASS, IRON, WOOD, bar, flame, highlight, late_glow, metal, ring, thing_frame,
        wood)
from .things.table import candle, cup, hourglass, teapot
from .things.tools import anchor, birdcage_paths, cage, telescope, umbrella
from .things.travel import balloon, bicycle, folded_map, suitcase, train, tram
from .things.treasure import bell, crown, feather, key, lock, lock_wall, seashell, skeleton_leaf

__all__ = ['anchor', 'antlers', 'arc', 'armchair', 'ARMS', 'balloon', 'bar', 'bear', 'bell', 'bicycle',
        'big_eye', 'big_hand', 'bird', 'birdcage_paths', 'blur', 'BODY', 'BONE', 'book', 'book_bird', 'BRASS',
        'bricks', 'bridge', 'cage', 'candle', 'Card', 'carousel', 'caustics', 'chair', 'chess', 'CHESS',
        'cloud', 'cobbles', 'colour_table', 'crescent', 'crow', 'crown', 'cup', 'curtain', 'curve', 'dabs',
        'deer', 'dog', 'dragon_head', 'drybrush', 'elephant', 'ellipse', 'embrace', 'envelope', 'face_mask',
        'feather', 'fish', 'flame', 'flatten', 'focus_map', 'folded_map', 'fox', 'Frame', 'goose', 'gramophone',
        'grass', 'gull', 'H', 'hand', 'hash_noise', 'head', 'heron', 'highlight', 'horse', 'hourglass', 'house',
        'inflate', 'intersect', 'IRON', 'joint_point', 'joints', 'key', 'kite', 'ladder', 'lamp', 'lamp_post',
        'lantern', 'late_glow', 'lathe', 'light_back', 'light_candle', 'light_dawn', 'light_moon', 'light_shop',
        'light_water', 'lighthouse', 'limb', 'lock', 'lock_wall', 'loose', 'luminance', 'Mask', 'material',
        'merged', 'metal', 'minus', 'mirror', 'mix', 'moon', 'moth', 'noise', 'octopus', 'outline', 'owl',
        'panelling', 'person', 'phone_box', 'piano', 'pines', 'Placer', 'plain', 'plane_noise', 'plane_ribbon',
        'planks', 'poly', 'Pose', 'POSES', 'profile_face', 'puppet', 'put_ball', 'put_blocks', 'put_book',
        'put_bottle', 'put_candle', 'put_crate', 'put_cup', 'put_frame', 'put_lampshade', 'put_letter',
        'put_plant', 'put_shoe', 'put_stack', 'put_suitcase', 'rabbit_back', 'rabbit_front', 'ramp', 'rect',
        'rgb', 'ridge', 'ring', 'roofing', 'runner', 'sack', 'sample', 'scales', 'scatter', 'SCATTER',
        'seashell', 'shift', 'shoe', 'simple_face', 'sitting_cat', 'skeleton_leaf', 'smoothstep', 'snail',
        'Space', 'spider', 'spiral_shell', 'splatter', 'suitcase', 'table', 'teapot', 'telescope', 'tent',
        'tentacle', 'thing_frame', 'three_tones', 'tiles', 'tortoise', 'train', 'tram', 'transform', 'tree',
        'umbrella', 'union', 'unit', 'unshaded', 'UP', 'vec', 'violin', 'W', 'wallpaper', 'water', 'well',
        'whale', 'wick_flame', 'window', 'wolf', 'wood', 'WOOD', 'YAW']
