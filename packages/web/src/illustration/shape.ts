import { between, type Random } from './random.ts'

/** One decimal, no leading zero: what a picture of 300 px needs, in as few bytes as possible. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, '$1.')
}

/** Joins numbers for path data; a minus sign separates by itself. */
export function nums(...values: readonly number[]): string {
  return values.map(num).join(' ').replaceAll(' -', '-')
}

export function filled(d: string, colour: string, opacity = 1): string {
  return `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${num2(opacity)}"` : ''}/>`
}

export function line(d: string, colour: string, width: number, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${num2(opacity)}"` : ''
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}"${faint} stroke-linecap="round" stroke-linejoin="round"/>`
}

/** A silhouette: takes its colour from whoever uses it, so that it can be its own shadow. */
export function body(d: string): string {
  return `<path d="${d}"/>`
}

export function bodyLine(d: string, width: number): string {
  return `<path d="${d}" fill="none" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${nums(cx - rx, cy)}a${nums(rx, ry)} 0 1 0 ${num(2 * rx)} 0a${nums(rx, ry)} 0 1 0 ${num(-2 * rx)} 0Z`
}

/** An ellipse turned by `turn` degrees, as path data, so that many share one element. */
export function leaning(cx: number, cy: number, rx: number, ry: number, turn: number): string {
  const dx = Math.cos((turn * Math.PI) / 180) * rx
  const dy = Math.sin((turn * Math.PI) / 180) * rx
  const arc = `a${nums(rx, ry)} ${num(turn)} 1 0 `
  return `M${nums(cx - dx, cy - dy)}${arc}${nums(2 * dx, 2 * dy)}${arc}${nums(-2 * dx, -2 * dy)}Z`
}

/** A closed soft line through the middles of neighbouring points. */
export function polar(points: number, radiusAt: (angle: number) => number, cx = 0, cy = 0): string {
  const corners = Array.from({ length: points }, (_, index): readonly [number, number] => {
    const angle = (index / points) * Math.PI * 2
    const radius = radiusAt(angle)
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius]
  })
  return soft(corners)
}

export function soft(corners: readonly (readonly [number, number])[]): string {
  const middles = corners.map(([x, y], index): readonly [number, number] => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y]
    return [(x + nextX) / 2, (y + nextY) / 2]
  })
  const [startX, startY] = middles.at(-1) ?? [0, 0]
  const curves = corners.map(([x, y], index) => {
    const [toX, toY] = middles[index] ?? [x, y]
    return `Q${nums(x, y, toX, toY)}`
  })
  return `M${nums(startX, startY)}${curves.join('')}Z`
}

/** A round thing that no compass drew: `wobble` is the part of the radius that may be missing or added. */
export function blob(random: Random, radius: number, points = 9, wobble = 0.2, cx = 0, cy = 0) {
  return polar(points, () => radius * (1 + between(random, -wobble, wobble) / 2), cx, cy)
}

function num2(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^0\./, '.')
}
