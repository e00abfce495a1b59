"""The figures of a running server for Prometheus, on a port of its own.

Reads the figures when they are asked for, so that they cost a game nothing. Knows the library; knows nothing of tables.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import msgspec
from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector


class LobbyFigures(msgspec.Struct, frozen=True):
    """A server at one moment; ``held`` counts the operations that the store has not confirmed yet.

    ``lag_s`` is how long the network's thread took to answer, ``append_s`` how long the store took to confirm all
    ``confirmed`` operations so far. Both are in seconds.
    """

    connections: Mapping[str, int]
    tables: Mapping[str, int]
    waiting: int
    held: int
    entries: int
    refused: Mapping[str, int]
    fenced: int
    confirmed: int
    append_s: float
    lag_s: float = 0.0


class FigurePage:
    """The page that Prometheus reads."""

    def __init__(self, port: int, read: Callable[[], LobbyFigures | None], *, interface: str = "127.0.0.1") -> None:
        """Open the port, 0 for any free one; ``read`` returns ``None`` while the server ends. Raises ``OSError``."""
        registry = CollectorRegistry()
        registry.register(_FigureCollector(read))
        self._server, self._thread = start_http_server(port, interface, registry)
        self.port: int = self._server.server_address[1]

    def stop(self) -> None:
        """Close the port."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _FigureCollector(Collector):
    def __init__(self, read: Callable[[], LobbyFigures | None]) -> None:
        self._read = read

    def describe(self) -> Iterator[Metric]:
        """Return nothing, so that the figures are not read before somebody asks."""
        return iter(())

    def collect(self) -> Iterator[Metric]:
        figures = self._read()
        if figures is None:
            return
        yield _gauge("connections", "Open connections by where they are", "state", figures.connections)
        yield _gauge("tables", "Tables by what they are doing", "state", figures.tables)
        yield GaugeMetricFamily("cabochon_waiting", "People who look for opponents", figures.waiting)
        yield GaugeMetricFamily("cabochon_held", "Operations that the store has not confirmed yet", figures.held)
        yield GaugeMetricFamily("cabochon_loop_lag_seconds", "Time until the network answers", figures.lag_s)
        yield CounterMetricFamily("cabochon_entries", "Entries of games since the start", figures.entries)
        yield CounterMetricFamily("cabochon_fenced", "Games that the store refused to continue", figures.fenced)
        yield CounterMetricFamily("cabochon_confirmed", "Operations that the store has confirmed", figures.confirmed)
        yield CounterMetricFamily("cabochon_append_seconds", "Time until they were confirmed", figures.append_s)
        refused = CounterMetricFamily("cabochon_refused", "Connections that were refused", labels=("why",))
        for why, count in sorted(figures.refused.items()):
            refused.add_metric((why,), count)
        yield refused


def _gauge(name: str, text: str, label: str, values: Mapping[str, int]) -> Metric:
    family = GaugeMetricFamily(f"cabochon_{name}", text, labels=(label,))
    for value, count in sorted(values.items()):
        family.add_metric((value,), count)
    return family
