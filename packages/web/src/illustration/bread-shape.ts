import type { BreadShape } from '@ofenpost/core/catalogue/illustration'

/** How far the rim is from the middle in a direction (radians, clockwise from the right, as SVG counts). */
export type Outline = (angle: number) => number

/** What part of the outline is spread and topped; the rest is crust. */
export const SPREAD = 0.83

type Keys = readonly (readonly [degreesFromTop: number, radius: number])[]

const HEART: Keys = [[0, 92], [16, 112], [40, 143], [68, 150], [95, 137], [125, 124], [150, 126], [168, 139], [180, 150]]
const HALF_MOON: Keys = [[0, 76], [30, 86], [48, 108], [62, 142], [72, 152], [90, 141], [120, 114], [150, 99], [180, 94]]

/** An outline through given radii, the same on the left and the right. */
function keyed(keys: Keys): Outline {
  return (angle) => {
    const fromTop = (((angle + Math.PI / 2) * 180) / Math.PI + 720) % 360
    const degrees = fromTop > 180 ? 360 - fromTop : fromTop
    const next = Math.max(1, keys.findIndex(([key]) => key >= degrees))
    const [fromKey, fromRadius] = keys[next - 1] ?? [0, 0]
    const [toKey, toRadius] = keys[next] ?? [180, 0]
    const part = (degrees - fromKey) / (toKey - fromKey)
    return fromRadius + (toRadius - fromRadius) * part * part * (3 - 2 * part)
  }
}

function ellipse(rx: number, ry: number): Outline {
  return (angle) => (rx * ry) / Math.hypot(ry * Math.cos(angle), rx * Math.sin(angle))
}

const outlines: Record<BreadShape, Outline> = {
  round: ellipse(147, 147),
  oval: ellipse(152, 118),
  folded: keyed(HALF_MOON),
  heart: keyed(HEART),
  bear: ellipse(128, 120),
}

export function outlineOf(shape: BreadShape): Outline {
  return outlines[shape]
}
