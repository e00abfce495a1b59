"""Pictures and films of a game as files: their folder and names, and the encoding of films.

Knows raw frames, Pillow (pygame writes single pictures only) and a thread of its own; knows nothing of how a frame is
drawn.
"""

from __future__ import annotations

import io
import queue
import re
import threading
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from platformdirs import user_pictures_path

from game.support.files import exists, write_whole
from game.support.i18n import tr

if TYPE_CHECKING:
    from PIL.Image import Image

    from game.record import GameRecord

FilmKind: TypeAlias = Literal["webp", "gif"]

MAX_FRAMES: Final = 200
"""Maximum number of frames of a film: the file stays below some 16 MB and is written in a minute."""
FRAME_MS: Final = 800
FIRST_MS: Final = 1500
LAST_MS: Final = 4000
GIF_COLORS: Final = 255
"""One less than a palette holds: the last marks what stays as it was."""
MAX_WAITING: Final = 4
"""Maximum number of frames that wait for the encoder."""


class FilmError(Exception):
    """A film that cannot be written: the text is one sentence for the person."""


def chosen_frames(turns: Sequence[int], last: int) -> list[int]:
    """Return the steps that a film shows: the opening, the end of each turn and the last, at most ``MAX_FRAMES``."""
    every = sorted({0, *turns, last})
    if len(every) <= MAX_FRAMES:
        return every
    return sorted({every[round(number * (len(every) - 1) / (MAX_FRAMES - 1))] for number in range(MAX_FRAMES)})


def pictures_folder(data_dir: Path) -> Path:
    """Return where pictures go unless something else is typed: the person's pictures, else a folder of ours."""
    pictures = user_pictures_path()
    return pictures if pictures.is_dir() else data_dir / "pictures"


def plain_name(*parts: str) -> str:
    """Return parts joined to a file's name in plain letters."""
    words = unicodedata.normalize("NFKD", " ".join(parts)).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", words).strip("-")


def picture_stem(record: GameRecord, index: int | None = None) -> str:
    """Return a proposed name by date and players, and by the step where it is one picture."""
    step = () if index is None else (f"step {index}",)
    names = (seat.name for seat in record.header.seats)
    return plain_name("cabochon", (record.header.started or "")[:10], *names, *step)


def write_picture(path: Path, data: bytes) -> None:
    """Write a new file and the folder it goes to; raises ``FilmError``."""
    if exists(path):
        raise FilmError(tr("The file {path} already exists. Choose another name.").format(path=path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, data)
    except OSError as error:
        message = tr("Cannot write the file {path}: {reason}.")
        raise FilmError(message.format(path=path, reason=error.strerror or error)) from error


class _Cancelled(Exception):
    """The film was cancelled."""


class _Reel:
    """Frames that come one by one, in the shape of one picture with many: of a list Pillow would keep all in memory.

    All other attributes are those of the frame that was sought last.
    """

    def __init__(self, frames: Iterator[Image], count: int) -> None:
        self.n_frames = count
        self._frames = frames
        self._shown: Image | None = None

    def seek(self, number: int) -> None:
        """Load the next frame: Pillow asks for them in order."""
        self._shown = next(self._frames)

    def __getattr__(self, name: str) -> object:
        return getattr(self._shown, name)


class FilmWriter:
    """Encodes frames in a thread of its own and writes the file when the last one has come.

    Frames are RGB bytes of ``size`` pixels, as many as there are ``durations`` in milliseconds.
    """

    def __init__(self, path: Path, size: tuple[int, int], durations: Sequence[int], kind: FilmKind) -> None:
        self.path = path
        self.problem: str | None = None
        self._size = size
        self._durations = list(durations)
        self._kind: FilmKind = kind
        self._frames: queue.Queue[bytes] = queue.Queue(MAX_WAITING)
        self._cancelled = threading.Event()
        self._taken = 0
        self._worker = threading.Thread(target=self._work, name="film", daemon=True)
        self._worker.start()

    @property
    def has_space(self) -> bool:
        """Whether a frame can be queued now."""
        return not self._frames.full() and not self.done

    @property
    def share(self) -> float:
        """The progress, 0 to 1."""
        return self._taken / len(self._durations)

    @property
    def done(self) -> bool:
        """Whether the file is written, or cannot be: then ``problem`` is why."""
        return not self._worker.is_alive()

    def queue_frame(self, frame: bytes) -> None:
        """Queue the next frame; only where one is wanted."""
        self._frames.put_nowait(frame)

    def cancel(self) -> None:
        """Stop without writing the file; returns at once."""
        self._cancelled.set()

    def _work(self) -> None:
        try:
            data = self._encode()
            if not self._cancelled.is_set():
                write_picture(self.path, data)
        except _Cancelled:
            return
        except FilmError as error:
            self.problem = str(error)
        except (OSError, ValueError, KeyError, MemoryError) as error:  # a Pillow without a format knows no such key
            message = tr("Cannot write the file {path}: {reason}.")
            self.problem = message.format(path=self.path, reason=error)

    def _encode(self) -> bytes:
        images = self._images()
        first, stream = next(images), io.BytesIO()
        if self._kind == "webp":
            first.save(
                stream,
                "WEBP",
                save_all=True,
                append_images=[_Reel(images, len(self._durations) - 1)],
                duration=self._durations,
                loop=0,
                quality=76,
                method=2,
            )
        else:
            first.save(
                stream, "GIF", save_all=True, append_images=images, duration=self._durations, loop=0, optimize=True
            )
        return stream.getvalue()

    def _images(self) -> Iterator[Image]:
        """Yield the frames as images; those of a GIF share one palette, so that unchanged parts take no space."""
        from PIL import Image

        palette: Image.Image | None = None
        for _ in self._durations:
            image = Image.frombytes("RGB", self._size, self._next())
            self._taken += 1
            if self._kind == "gif":
                palette = palette or image.quantize(GIF_COLORS)
                image = image.quantize(palette=palette, dither=Image.Dither.NONE)
            yield image

    def _next(self) -> bytes:
        while True:
            if self._cancelled.is_set():
                raise _Cancelled
            try:
                return self._frames.get(timeout=0.1)
            except queue.Empty:
                continue


def durations_of(frames: int) -> list[int]:
    """Return how long each frame is shown, in milliseconds: the first and the last longer."""
    times = [FRAME_MS] * frames
    times[0], times[-1] = FIRST_MS, LAST_MS
    return times
