/** Formats a number with one decimal and no leading zero: enough for a picture of 300 px, in few bytes. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, '$1.');
}

/** Joins numbers for path data; a minus sign separates by itself. */
export function nums(...values: readonly number[]): string {
  return values.map(num).join(' ').replaceAll(' -', '-');
}

export function filled(d: string, colour: string, opacity = 1): string {
  return `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${num2(opacity)}"` : ''}/>`;
}

export function line(d: string, colour: string, width: number, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${num2(opacity)}"` : '';
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${faint} stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** An ellipse turned by `turn` degrees, as path data, so that many share one element. */
export function leaning(cx: number, cy: number, rx: number, ry: number, turn: number): string {
  const dx = Math.cos((turn * Math.PI) / 180) * rx;
  const dy = Math.sin((turn * Math.PI) / 180) * rx;
  const arc = `a${nums(rx, ry, Math.round(turn) % 180, 1, 0)}`;
  return `M${nums(cx - dx, cy - dy)}${join(arc, 2 * dx, 2 * dy)}${join(arc, -2 * dx, -2 * dy)}`;
}

/** Round dots of one size: lines of zero length with round ends, the shortest notation for a dot. */
export function dots(
  at: readonly (readonly [x: number, y: number])[],
  width: number,
  colour: string,
  opacity = 1,
): string {
  return line(at.map(([x, y]) => `M${nums(x, y)}h0`).join(''), colour, width, opacity);
}

/** A closed smooth line through the middles of neighbouring points. */
export function polar(points: number, radiusAt: (angle: number) => number, cx = 0, cy = 0): string {
  const corners = Array.from({ length: points }, (_, index): readonly [number, number] => {
    const angle = (index / points) * Math.PI * 2;
    const radius = radiusAt(angle);
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
  });
  return soft(corners);
}

/** A quadratic B-spline. Each control point mirrors the previous one at the middle between them, as `T` does. */
function soft(corners: readonly (readonly [number, number])[]): string {
  const middles = corners.map(([x, y], index): readonly [number, number] => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
  const start = middles.at(-1) ?? [0, 0];
  const [control, end] = [corners[0] ?? [0, 0], middles[0] ?? [0, 0]];
  return `M${nums(...start)}Q${nums(...control, ...end)}T${nums(...middles.slice(1).flat())}Z`;
}

function join(start: string, ...values: readonly number[]): string {
  return `${start} ${nums(...values)}`.replaceAll(' -', '-');
}

function num2(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^0\./, '.');
}

/** A gradient through evenly spaced colours, by default from the upper left to the lower right. */
export function gradient(id: string, colours: readonly string[], direction = 'x2="1" y2="1"'): string {
  const stops = colours.map(
    (colour, index) => `<stop offset="${num(index / (colours.length - 1))}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" ${direction}>${stops.join('')}</linearGradient>`;
}
