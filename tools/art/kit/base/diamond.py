"""A round brilliant, ray-traced for the title screen.

Knows the planes of the cut, the lights of the workshop and how light refracts. The result is a square picture with
the stone touching its border; the same call always gives the same bytes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt
import skia

Array: TypeAlias = npt.NDArray[np.float32]

INDICES: Final = (2.36, 2.42, 2.50)
"""Refraction of red, green and blue light: their spread is the stone's fire."""
BOUNCES: Final = 8
TILT: Final = (-11.0, 8.0, 11.0)
REACH: Final = 1.02
"""Half the side of the picture in stone radii."""

LIGHTS: Final = (
    ((-0.50, 0.62, 0.60), 0.955, (2.6, 2.25, 1.75)),
    ((-0.15, 0.35, 0.92), 0.985, (2.2, 2.1, 2.0)),
    ((0.62, 0.45, 0.64), 0.975, (1.1, 1.3, 2.0)),
    ((0.35, -0.55, 0.76), 0.982, (1.5, 1.2, 1.7)),
    ((-0.75, -0.25, 0.60), 0.975, (1.9, 1.1, 0.8)),
    ((0.1, 0.85, 0.5), 0.975, (1.5, 1.6, 1.9)),
    ((0.85, -0.2, 0.48), 0.98, (1.2, 1.0, 1.9)),
    ((-0.3, -0.8, 0.52), 0.985, (1.7, 1.2, 1.4)),
)
"""Direction, the cosine at which a light ends, and its colour."""


@lru_cache(maxsize=2)
def image(pixels: int, samples: int = 2) -> skia.Image:
    """Trace the stone on a square of ``pixels``, with ``samples`` rays along each side of a pixel."""
    normals, offsets = _planes()
    normals = (normals @ _turn(*TILT).T).astype(np.float32)
    rows = []
    side = pixels * samples
    axis = ((np.arange(side, dtype=np.float32) + 0.5) / side * 2 - 1) * REACH
    band = 12 * samples
    for top in range(0, side, band):
        x, y = np.meshgrid(axis, -axis[top : top + band])
        rays = np.stack([x.ravel(), y.ravel(), np.full(x.size, 4.0, np.float32)], 1)
        colors = _trace(rays, normals, offsets).reshape(x.shape[0] // samples, samples, pixels, samples, 4)
        rows.append(colors.mean(axis=(1, 3)))
    return _develop(np.concatenate(rows))


def _planes() -> tuple[Array, Array]:
    """Unit normals and distances of the facets: table, star, kite, girdle and pavilion."""
    facets: list[tuple[list[float], list[float]]] = []
    girdle = 0.03
    table = girdle + (1 - 0.56) * float(np.tan(np.deg2rad(34.5)))

    def add(azimuth: float, tilt: float, radius: float, height: float, down: bool = False) -> None:
        sine, cosine = float(np.sin(np.deg2rad(tilt))), float(np.cos(np.deg2rad(tilt)))
        normal = [sine * float(np.cos(azimuth)), sine * float(np.sin(azimuth)), -cosine if down else cosine]
        facets.append((normal, [radius * float(np.cos(azimuth)), radius * float(np.sin(azimuth)), height]))

    facets.append(([0, 0, 1], [0, 0, table]))
    eighth = np.pi / 4
    for i in range(8):
        angle = i * eighth
        add(angle, 34.5, 1, girdle)
        add(angle + eighth / 2, 21, 0.565 * float(np.cos(eighth / 2)) * 1.02, table)
        for side in (-1, 1):
            half = angle + eighth / 2 + side * eighth / 4
            add(half, 41.5, float(np.cos(eighth / 4)), girdle)
            add(half, 42.3, float(np.cos(eighth / 4)), -girdle, down=True)
        add(angle, 40.9, 1, -girdle, down=True)
    for i in range(48):
        add(i * np.pi / 24, 90, 0.996, 0)
    normals = np.array([normal for normal, _ in facets], np.float32)
    points = np.array([point for _, point in facets], np.float32)
    return normals, (normals * points).sum(1)


def _turn(x: float, y: float, z: float) -> Array:
    """Rotate about the three axes, degrees."""
    matrix = np.eye(3)
    for axis, degrees in ((0, x), (1, y), (2, z)):
        sine, cosine = np.sin(np.deg2rad(degrees)), np.cos(np.deg2rad(degrees))
        first, second = [(1, 2), (2, 0), (0, 1)][axis]
        part = np.eye(3)
        part[first, first] = part[second, second] = cosine
        part[first, second], part[second, first] = -sine, sine
        matrix = matrix @ part
    return matrix.astype(np.float32)


def _surroundings(directions: Array, channel: int | None = None) -> Array:
    """The light that comes from a direction: a banded ceiling, the viewer's dark head, the lamps."""
    pick = slice(None) if channel is None else slice(channel, channel + 1)
    dark = np.array([0.10, 0.07, 0.17], np.float32)[pick]
    bright = np.array([0.44, 0.50, 0.78], np.float32)[pick]
    up = np.clip(directions[:, 2] * 0.9 + 0.1, 0, 1)[:, None] ** 1.4
    light = dark + (bright - dark) * up
    bands = 0.5 + 0.5 * np.sin(7 * directions[:, 0] + 2.2) * np.cos(6 * directions[:, 1] - 0.7)
    light = light * (0.35 + 0.9 * bands)[:, None]
    light = light * (1 - 0.75 * np.exp(-(1 - directions[:, 2]) / 0.03))[:, None]
    for direction, end, color in LIGHTS:
        unit = np.array(direction, np.float32)
        cosine = directions @ (unit / np.linalg.norm(unit))
        strength = np.clip((cosine - end) / (1 - end) * 3, 0, 1)
        light = light + strength[:, None] * np.array(color, np.float32)[pick] * 1.15
    result: Array = light.astype(np.float32)
    return result


def _trace(origins: Array, normals: Array, offsets: Array) -> Array:
    """Follow rays that fall straight down; rows of red, green, blue and coverage."""
    view = np.array([0, 0, -1], np.float32)
    slope = normals @ view
    reach = (offsets[None, :] - origins @ normals.T) / np.where(np.abs(slope) < 1e-9, 1e-9, slope)[None, :]
    entering = np.where(slope[None, :] < -1e-9, reach, -1e9)
    leaving = np.where(slope[None, :] > 1e-9, reach, 1e9)
    start = entering.max(1)
    hit = np.flatnonzero(start < leaving.min(1))
    colors = np.zeros((len(origins), 4), np.float32)
    if not len(hit):
        return colors
    points = origins[hit] + start[hit, None] * view
    outer = normals[entering[hit].argmax(1)]
    cosine = -(outer @ view)
    mirror = _surroundings((view - 2 * (outer @ view)[:, None] * outer).astype(np.float32))
    for channel, index in enumerate(INDICES):
        base = ((1 - index) / (1 + index)) ** 2
        bounced = base + (1 - base) * (1 - cosine) ** 5
        ratio = 1 / index
        bent = ratio * cosine - np.sqrt(1 - ratio**2 * (1 - cosine**2))
        inside = (ratio * view + bent[:, None] * outer).astype(np.float32)
        seen = _follow(points, inside, (1 - bounced).astype(np.float32), index, channel, normals, offsets)
        colors[hit, channel] = bounced * mirror[:, channel] + seen
    colors[hit, 3] = 1
    return colors


def _follow(
    points: Array, directions: Array, weights: Array, index: float, channel: int, normals: Array, offsets: Array
) -> Array:
    """Bounce rays of one colour about inside the stone and add up what they see where they leave it."""
    seen = np.zeros(len(points), np.float32)
    alive = np.arange(len(points))
    base = ((index - 1) / (index + 1)) ** 2
    for _ in range(BOUNCES):
        slope = directions @ normals.T
        distance = np.maximum(offsets - points @ normals.T, np.float32(1e-6))
        nearness = slope / distance
        facet = nearness.argmax(1)
        step = 1 / nearness[np.arange(len(facet)), facet]
        points = points + step[:, None] * directions
        normal = normals[facet]
        cosine = (directions * normal).sum(1)
        root = 1 - index**2 * (1 - cosine**2)
        outside = np.sqrt(np.maximum(root, 0))
        kept = np.where(root < 0, 1, base + (1 - base) * (1 - np.minimum(cosine, outside)) ** 5)
        exit_ray = index * directions + (outside - index * cosine)[:, None] * normal
        exit_ray = exit_ray / np.linalg.norm(exit_ray, axis=1, keepdims=True)
        light = _surroundings(exit_ray.astype(np.float32), channel)[:, 0]
        seen[alive] += np.where(root < 0, 0, weights * (1 - kept) * light).astype(np.float32)
        weights = (weights * kept).astype(np.float32)
        directions = (directions - 2 * cosine[:, None] * normal).astype(np.float32)
        going = weights > 0.03
        points, directions, weights, alive = points[going], directions[going], weights[going], alive[going]
        if not len(alive):
            break
    seen[alive] += weights * 0.30
    return seen


def _develop(light: npt.NDArray[np.floating]) -> skia.Image:
    """Map light to screen colours, premultiplied."""
    cover = light[..., 3:]
    color = light[..., :3] / np.maximum(cover, 1e-4) * 1.22
    color = np.clip(color * (1 + color * 0.12) / (1 + color * 0.42), 0, 1) ** (1 / 1.55)
    pixels = (np.clip(np.concatenate([color * cover, cover], 2), 0, 1) * 255 + 0.5).astype(np.uint8)
    return skia.Image.fromarray(np.ascontiguousarray(pixels), colorType=skia.kRGBA_8888_ColorType)
