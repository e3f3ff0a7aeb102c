import { num } from './shape.ts'

/** A soft shadow on whatever the picture lies on, light paper or dark: a gradient, for a blur costs every frame. */
export function groundShadow(id: string, cy: number, rx: number, ry: number, strength = 0.34): string {
  return (
    `<radialGradient id="${id}g"><stop offset=".7" stop-color="#1E0E04" stop-opacity="${num(strength)}"/><stop offset="1" stop-color="#1E0E04" stop-opacity="0"/></radialGradient>` +
    `<ellipse cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="url(#${id}g)"/>`
  )
}

export function gradient(id: string, stops: readonly string[], direction = 'x2="1" y2="1"'): string {
  const marks = stops.map((colour, index) => `<stop offset="${num(index / (stops.length - 1))}" stop-color="${colour}"/>`)
  return `<linearGradient id="${id}" ${direction}>${marks.join('')}</linearGradient>`
}
