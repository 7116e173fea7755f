"""The figures of scripts/bench --plots, as SVG files that need nothing else.

A scatter plot has a point for each program: what one algorithm needs against what another does, on logarithmic
axes, with the diagonal where both need the same. What did not finish lies on the far edge, hollow.
"""

import html
import math

SIZE = 420
MARGIN = 60


class Axis:
    """A logarithmic axis that has room for all values."""

    def __init__(self, values, beyond):
        values = [value for value in values if value]
        self.low = math.floor(math.log10(min(values, default=1)))
        self.high = max(math.ceil(math.log10(max(values, default=10))), self.low + 1)
        self.room = SIZE - (20 if beyond else 0)

    def place(self, value):
        if value is None:
            return SIZE
        return (math.log10(value) - self.low) / (self.high - self.low) * self.room

    def ticks(self):
        return [(exponent, self.place(10.0**exponent)) for exponent in range(self.low, self.high + 1)]


def scatter(title, across, up, points):
    """`points` are of (name, x, y); None is what did not finish."""
    values = [value for _, x, y in points for value in (x, y)]
    axis = Axis(values, None in values)
    parts = [frame(title, across, up)]
    for exponent, at in axis.ticks():
        label = f'10<tspan dy="-5" font-size="8">{exponent}</tspan>'
        parts.append(line(at, 0, at, SIZE, "#e4e4e4"))
        parts.append(line(0, at, SIZE, at, "#e4e4e4"))
        parts.append(text(at, -18, label, "middle"))
        parts.append(text(-12, at - 4, label, "end"))
    parts.append(line(0, 0, axis.room, axis.room, "#888"))
    for name, x, y in points:
        finished = x is not None and y is not None
        style = 'fill="#1f5fa8" fill-opacity="0.55"' if finished else 'fill="none" stroke="#b03a2e"'
        shown = ", ".join("not finished" if value is None else f"{value:g}" for value in (x, y))
        parts.append(
            f'<circle cx="{axis.place(x):.1f}" cy="{SIZE - axis.place(y):.1f}" r="3.5" {style}>'
            f"<title>{html.escape(name)}: {shown}</title></circle>"
        )
    return whole(parts)


def histogram(title, across, up, shares, bars=10):
    """How many of the shares, each from 0 to 1, lie in each of so many equal parts."""
    counts = [0] * bars
    for share in shares:
        counts[min(int(share * bars), bars - 1)] += 1
    most = max(counts + [1])
    width = SIZE / bars
    parts = [frame(title, across, up)]
    for index, count in enumerate(counts):
        height = count / most * (SIZE - 20)
        parts.append(
            f'<rect x="{index * width + 2:.1f}" y="{SIZE - height:.1f}" width="{width - 4:.1f}" '
            f'height="{height:.1f}" fill="#1f5fa8"/>'
        )
        parts.append(text((index + 0.5) * width, height + 4, str(count), "middle"))
        parts.append(text(index * width, -18, f"{100 * index // bars} %", "middle"))
    return whole(parts)


def frame(title, across, up):
    return (
        f'<rect x="0" y="0" width="{SIZE}" height="{SIZE}" fill="none" stroke="#444"/>'
        + text(SIZE / 2, SIZE + 14, html.escape(title), "middle", 14)
        + text(SIZE / 2, -40, html.escape(across), "middle")
        + f'<text transform="translate(-44 {SIZE / 2}) rotate(-90)" text-anchor="middle">{html.escape(up)}</text>'
    )


def line(x1, y1, x2, y2, colour):
    return f'<line x1="{x1:.1f}" y1="{SIZE - y1:.1f}" x2="{x2:.1f}" y2="{SIZE - y2:.1f}" stroke="{colour}"/>'


def text(x, y, content, anchor, size=11):
    """Text at a height above the lower edge."""
    return f'<text x="{x:.1f}" y="{SIZE - y:.1f}" text-anchor="{anchor}" font-size="{size}">{content}</text>'


def whole(parts):
    side = SIZE + 2 * MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}" '
        f'viewBox="0 0 {side} {side}" font-family="sans-serif" font-size="11">'
        f'<rect width="{side}" height="{side}" fill="white"/>'
        f'<g transform="translate({MARGIN} {MARGIN})">' + "".join(parts) + "</g></svg>\n"
    )
