"""The figures of a running server for Prometheus, on a port of its own.

Reads the figures when they are asked for, so that they cost a game nothing. Knows the library; knows nothing of tables.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import msgspec
from prometheus_client import CollectorRegistry, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric, SummaryMetricFamily
from prometheus_client.registry import Collector

from net.lobby.census import Census


class LobbyFigures(msgspec.Struct, frozen=True):
    """A server at one moment.

    ``append_s`` is how long the store took to confirm all ``confirmed`` operations so far, ``lag_s`` how long the
    network's thread took to answer. Both are in seconds.
    """

    census: Census
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
        census = figures.census
        yield _gauge("connections", "Open connections by where they are", "state", census.connections)
        yield _gauge("tables", "Tables by what they are doing", "state", census.tables)
        yield GaugeMetricFamily("cabochon_waiting", "People who look for opponents", census.searching)
        yield GaugeMetricFamily("cabochon_held", "Operations that the store has not confirmed yet", census.held)
        yield GaugeMetricFamily("cabochon_loop_lag_seconds", "Time until the network answers", figures.lag_s)
        yield CounterMetricFamily("cabochon_entries", "Entries of games since the start", census.entries)
        yield CounterMetricFamily("cabochon_fenced", "Games that the store refused to continue", census.fenced)
        yield CounterMetricFamily("cabochon_confirmed", "Operations that the store has confirmed", figures.confirmed)
        yield CounterMetricFamily("cabochon_append_seconds", "Time until they were confirmed", figures.append_s)
        for name, text, waits in (
            ("delivery", "From a move until everybody at its table was sent it", census.delivery_waits),
            ("queue_wait", "How long people looked for opponents", census.queue_waits),
        ):
            yield SummaryMetricFamily(f"cabochon_{name}_seconds", text, waits.count, waits.seconds)
        refused = CounterMetricFamily("cabochon_refused", "Connections that were refused", labels=("reason",))
        for reason, count in sorted(census.refused.items()):
            refused.add_metric((reason,), count)
        yield refused


def _gauge(name: str, text: str, label: str, values: Mapping[str, int]) -> Metric:
    family = GaugeMetricFamily(f"cabochon_{name}", text, labels=(label,))
    for value, count in sorted(values.items()):
        family.add_metric((value,), count)
    return family
