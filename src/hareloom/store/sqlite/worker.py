"""Threads that take all that has queued up at once, and tell all who wait at once."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

from ..errors import StoreClosed

Task = TypeVar("Task")

SEVERAL = 3
"""So many at once mean that more are on their way."""

_LOG = logging.getLogger("hareloom.store")


class Job(Generic[Task]):
    """A task and the caller who waits for it. Nothing is told before the whole batch is done."""

    __slots__ = ("error", "future", "task", "value")

    def __init__(self, task: Task, future: asyncio.Future[Any]) -> None:
        self.task = task
        self.future = future
        self.value: object = None
        self.error: Exception | None = None

    def settle(self) -> None:
        """Tell the caller, unless they have gone."""
        if self.future.done():
            return
        if self.error is None:
            self.future.set_result(self.value)
        else:
            self.future.set_exception(self.error)


class Workers(Generic[Task]):
    """One thread for each of `hands`, all fed by one queue.

    A hand gets what has queued up (at most `most` jobs) and sets every job's value or error. `rest` is called by a
    thread that finds nothing more to do. A hand that raises fails its jobs and goes on: nobody waits for ever.
    Where many come at once, the next ones are gathered for as long as the last took, but at most `gather` seconds.
    """

    def __init__(
        self,
        name: str,
        hands: Sequence[Callable[[list[Job[Task]]], None]],
        most: int,
        rest: Callable[[], None] = lambda: None,
        gather: float = 0,
    ) -> None:
        self._queue: SimpleQueue[Job[Task] | None] = SimpleQueue()
        self._most = most
        self._rest = rest
        self._gather = gather
        self._open = True
        self._door = threading.Lock()
        # Daemons: a program that ends without `close` ends. What was acknowledged is on the disk already.
        self._threads = [threading.Thread(target=self._work, args=(hand,), name=name, daemon=True) for hand in hands]
        for thread in self._threads:
            thread.start()

    def ask(self, task: Task) -> asyncio.Future[Any]:
        """Queue a task of the running loop."""
        job = Job(task, asyncio.get_running_loop().create_future())
        # The lock keeps a job from slipping in behind the threads' last look at the queue.
        with self._door:
            if not self._open:
                raise StoreClosed
            self._queue.put(job)
        return job.future

    def close(self) -> None:
        """Let the threads finish what is queued, and wait for them."""
        with self._door:
            if self._open:
                self._open = False
                for _ in self._threads:
                    self._queue.put(None)
        for thread in self._threads:
            thread.join()

    def _work(self, hand: Callable[[list[Job[Task]]], None]) -> None:
        more = True
        while more:
            jobs, more = self._take()
            if not jobs:
                continue
            began = time.perf_counter()
            try:
                hand(jobs)
            except Exception as error:  # noqa: BLE001 - whatever it was, the callers must hear of it
                for job in jobs:
                    job.error = error
            _tell(jobs)
            if len(jobs) >= SEVERAL and self._gather:
                time.sleep(min(time.perf_counter() - began, self._gather))
            elif self._queue.empty():
                self._pause()

    def _pause(self) -> None:
        try:
            self._rest()
        except Exception:  # noqa: BLE001 - nobody waits for this, and the thread must live
            _LOG.exception("tidying up failed")

    def _take(self) -> tuple[list[Job[Task]], bool]:
        """Wait for a job, take what else lies there, and say whether to come again."""
        jobs: list[Job[Task]] = []
        job = self._queue.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) >= self._most:
                return jobs, True
            try:
                job = self._queue.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False


def _tell(jobs: list[Job[Task]]) -> None:
    """Wake each loop once, however many of its callers wait: a wake-up is a system call."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job[Task]]] = {}
    for job in jobs:
        by_loop.setdefault(job.future.get_loop(), []).append(job)
    for loop, its_jobs in by_loop.items():
        try:
            loop.call_soon_threadsafe(_settle, its_jobs)
        except RuntimeError:
            # The loop is closed, and with it everybody who waited on it.
            continue


def _settle(jobs: list[Job[Task]]) -> None:
    for job in jobs:
        job.settle()
