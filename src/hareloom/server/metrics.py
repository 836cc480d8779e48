"""Metrics for Prometheus, on a separate port that players don't reach."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from http.server import HTTPServer
from itertools import product
from typing import TYPE_CHECKING, get_args

from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from hareloom import __version__, tasks
from hareloom.calls.counts import CallCounts, Kind, Result
from hareloom.mistake import Mistake

if TYPE_CHECKING:
    from pathlib import Path

    from hareloom.tables.hall import Hall
    from hareloom.tables.histogram import Histogram


class HallCollector(Collector):
    """Reads the hall's counts at each scrape, in a thread of its own: what may grow meanwhile is copied first."""

    def __init__(self, hall: Hall, data: Path) -> None:
        self._hall = hall
        self._data = data

    def _histograms(self) -> dict[str, Histogram]:
        counts = self._hall.counts
        return {
            "action_seconds": counts.actions_took,
            "commit_seconds": counts.commits,
            "send_seconds": counts.sends,
            "loop_lag_seconds": counts.loop_lag,
            "bot_seconds": counts.bots_thought,
            "picture_seconds": counts.decoded,
            "recording_seconds": counts.looked_at,
            "call_seconds": counts.call_took,
        }

    def collect(self) -> Iterator[Metric]:
        """All current values."""
        hall, counts = self._hall, self._hall.counts
        tables = hall.open_tables()
        connections = sum(len(live.presence) for live in tables)
        yield GaugeMetricFamily("hareloom_tables_open", "Tables in memory.", len(tables))
        yield GaugeMetricFamily("hareloom_connections", "Sockets that look at a table.", connections)
        yield CounterMetricFamily("hareloom_tables_opened", "New tables.", counts.tables_opened)
        yield CounterMetricFamily("hareloom_frames", "Frames sent.", counts.frames)
        yield CounterMetricFamily("hareloom_frame_bytes", "Bytes of frames sent.", counts.bytes_sent)
        yield CounterMetricFamily("hareloom_appends", "Appends committed.", counts.appends)
        yield CounterMetricFamily("hareloom_append_seconds", "Time until committed.", counts.append_seconds)
        yield CounterMetricFamily(
            "hareloom_conflicts", "Appends that another server was faster than.", counts.conflicts
        )
        yield CounterMetricFamily("hareloom_tables_due", "Games over days with something due.", counts.due)
        neighbours = hall.neighbours.figures()
        yield CounterMetricFamily("hareloom_resends", "What was sent to the database again.", neighbours.resends)
        yield CounterMetricFamily("hareloom_found_late", "Logs that grew without a word.", neighbours.found_late)
        yield GaugeMetricFamily("hareloom_listener_seconds", "Since the listener heard itself.", neighbours.silence)
        yield CounterMetricFamily("hareloom_tables_set_aside", "Tables not readable here.", counts.tables_set_aside)
        yield CounterMetricFamily("hareloom_bot_failures", "Failures of the bot process.", hall.context.bots.failures)
        yield GaugeMetricFamily("hareloom_queue", "Tables whose rows wait for the disk.", hall.context.post.waiting)
        yield GaugeMetricFamily("hareloom_bot_questions", "Bots that think or wait.", hall.context.bots.waiting)
        yield CounterMetricFamily("hareloom_server_errors", "Answers from 500 on.", counts.server_errors)
        if hall.context.models is not None:
            yield CounterMetricFamily("hareloom_model_moves", "Moves of large models.", counts.model_moves)
            yield CounterMetricFamily("hareloom_model_fallbacks", "Offline moves for them.", counts.model_fallbacks)
            yield CounterMetricFamily("hareloom_model_tokens", "Tokens that they took.", counts.model_tokens)
        own = counts.own_decks()
        yield GaugeMetricFamily("hareloom_own_decks", "Decks that players made.", own.decks)
        yield GaugeMetricFamily("hareloom_own_cards", "Their cards.", own.cards)
        yield GaugeMetricFamily("hareloom_own_bytes", "Bytes of their pictures.", own.bytes)
        yield CounterMetricFamily("hareloom_pictures_taken", "Pictures that became cards.", own.taken)
        yield CounterMetricFamily("hareloom_pictures_refused", "Pictures that could not.", own.refused)
        yield CounterMetricFamily("hareloom_decoder_failures", "Failures of the decoding process.", own.failures)
        yield GaugeMetricFamily("hareloom_pictures_waiting", "Pictures that are decoded or wait.", own.waiting)
        yield from _calls(counts.calls())
        for name, histogram in self._histograms().items():
            yield HistogramMetricFamily(f"hareloom_{name}", "Seconds.", histogram.buckets(), histogram.total)
        disk = shutil.disk_usage(self._data)
        yield GaugeMetricFamily("hareloom_disk_free_bytes", "Free where the data lies.", disk.free)
        yield GaugeMetricFamily("hareloom_disk_bytes", "Size of the disk where the data lies.", disk.total)
        yield InfoMetricFamily("hareloom", "The server.", {"version": __version__})
        yield _by("hareloom_limited", "What was refused by each limit.", "limit", counts.limited())
        actions = counts.actions.copy()
        del actions[object]  # a change beside the game has no name
        kinds = {str(action.__struct_config__.tag): number for action, number in actions.items()}
        yield _by("hareloom_actions", "What was done.", "kind", kinds)
        yield _by("hareloom_refusals", "What was refused.", "code", counts.refusals.copy())
        yield _by("hareloom_faults", "What failed beside requests.", "task", tasks.faults.copy())


def _by(name: str, what: str, label: str, numbers: Mapping[str, int]) -> Metric:
    """One number for each value of a label."""
    family = CounterMetricFamily(name, what, labels=[label])
    for value, number in numbers.items():
        family.add_metric([value], number)
    return family


def _calls(called: CallCounts) -> Iterator[Metric]:
    """Calls to players whose turn it is."""
    results = CounterMetricFamily("hareloom_calls", "What became of calls.", labels=["way", "result"])
    for way, result in product(get_args(Kind), get_args(Result)):  # also those that are 0, so that a rate can be told
        results.add_metric([way, result], called.results[way, result])
    yield results
    waiting = GaugeMetricFamily("hareloom_calls_waiting", "Calls that wait.", labels=["way"])
    for way, number in called.waiting.items():
        waiting.add_metric([way], number)
    yield waiting


def serve_metrics(hall: Hall, host: str, port: int, data: Path) -> HTTPServer:
    """Answer http://HOST:PORT/metrics from a thread of its own, until it is shut down."""
    registry = CollectorRegistry()
    registry.register(HallCollector(hall, data))
    try:
        server, _ = start_http_server(port, addr=host, registry=registry)
    except OSError as problem:
        raise Mistake(
            f"The metrics can't be served on port {port}: {problem.strerror}. Choose another port."
        ) from problem
    return server
