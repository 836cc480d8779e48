"""Threads that run tasks on a connection each, for callers on event loops."""

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any, TypeVar

from ..errors import StoreClosed

T = TypeVar("T")


class Workers:
    """One thread for each connection, all fed by one queue."""

    def __init__(self, name: str, connections: Sequence[sqlite3.Connection]) -> None:
        self._queue: SimpleQueue[tuple[Callable[[sqlite3.Connection], Any], asyncio.Future[Any]] | None] = SimpleQueue()
        self._open = True
        self._closing = threading.Lock()
        # Daemons don't keep a program alive that ends without `close`. What was acknowledged is on the disk already.
        self._threads = [threading.Thread(target=self._work, args=(db,), name=name, daemon=True) for db in connections]
        for thread in self._threads:
            thread.start()

    def run(self, task: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Queue a task, and return the future of its result on the running loop."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        # The lock keeps a task from slipping in after the threads' last look at the queue.
        with self._closing:
            if self._open:
                self._queue.put((task, future))
            else:
                future.set_exception(StoreClosed())
        return future

    def close(self) -> None:
        """Finish what is queued, and end the threads."""
        with self._closing:
            if self._open:
                self._open = False
                for _ in self._threads:
                    self._queue.put(None)
        for thread in self._threads:
            thread.join()

    def _work(self, db: sqlite3.Connection) -> None:
        while (job := self._queue.get()) is not None:
            task, future = job
            try:
                result, error = task(db), None
            except Exception as raised:  # noqa: BLE001 - every error is the caller's to handle, and the thread must live
                result, error = None, raised
            # A closed loop has no caller waiting.
            with contextlib.suppress(RuntimeError):
                future.get_loop().call_soon_threadsafe(_settle, future, result, error)
            del job, task, future, result, error  # an idle thread keeps no rows alive


class Inline:
    """Runs each task at once, in the caller's thread: for a database in memory, which never blocks."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._open = True

    def run(self, task: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """Run a task, and return the future of its result, which is there already."""
        if not self._open:
            raise StoreClosed
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        try:
            future.set_result(task(self._db))
        except Exception as error:  # noqa: BLE001 - every error is the caller's to handle
            future.set_exception(error)
        return future

    def close(self) -> None:
        self._open = False


def _settle(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:  # noqa: ANN401 - the task's own
    if future.done():
        return  # the caller has given up
    if error is None:
        future.set_result(result)
    else:
        future.set_exception(error)
