import type { BreadShape } from '@ofenpost/core/catalogue/illustration';

/** Returns the distance of the rim from the middle in a direction (radians, clockwise from the right, as in SVG). */
export type Outline = (angle: number) => number;

/** The topped share of the outline's radius; the rest is crust. */
export const SPREAD = 0.82;

type Keys = readonly (readonly [degreesFromTop: number, radius: number])[];

const HEART: Keys = [
  [0, 80],
  [14, 112],
  [34, 152],
  [60, 153],
  [92, 136],
  [125, 120],
  [150, 122],
  [168, 138],
  [180, 150],
];

/** An outline through given radii, symmetrical left and right. */
function keyed(keys: Keys): Outline {
  return (angle) => {
    const fromTop = (((angle + Math.PI / 2) * 180) / Math.PI + 720) % 360;
    const degrees = fromTop > 180 ? 360 - fromTop : fromTop;
    const next = Math.max(
      1,
      keys.findIndex(([key]) => key >= degrees),
    );
    const [fromKey, fromRadius] = keys[next - 1] ?? [0, 0];
    const [toKey, toRadius] = keys[next] ?? [180, 0];
    const part = (degrees - fromKey) / (toKey - fromKey);
    return fromRadius + (toRadius - fromRadius) * part * part * (3 - 2 * part);
  };
}

function ellipse(rx: number, ry: number): Outline {
  return (angle) => (rx * ry) / Math.hypot(ry * Math.cos(angle), rx * Math.sin(angle));
}

/** A disc folded over: round below, nearly straight above, with soft corners. */
const halfMoon: Outline = (angle) => {
  const y = Math.sin(angle);
  const arc = -44 * y + Math.sqrt((44 * y) ** 2 - 44 ** 2 + 146 ** 2);
  const fold = y < 0 ? 72 / -y : Infinity;
  return (arc ** -7 + fold ** -7) ** (-1 / 7);
};

const outlines: Record<BreadShape, Outline> = {
  round: ellipse(147, 147),
  oval: ellipse(152, 118),
  folded: halfMoon,
  heart: keyed(HEART),
  bear: ellipse(128, 120),
};

export function outlineOf(shape: BreadShape): Outline {
  return outlines[shape];
}
