import type { Pixel } from '../painter/colour.ts';
import { tube } from '../painter/distance.ts';
import { at, clamp, lerp } from '../painter/numbers.ts';
import { blend, paint, type Surface } from '../painter/surface.ts';
import type { Profile } from './profile.ts';

/** One point on a body of revolution that is seen from the front and a little from above. */
export type Spot = {
  x: number;
  y: number;
  /** From -1 at the left edge to 1 at the right one. */
  side: number;
  /** Half of the body's width here. */
  width: number;
  /** At which height the circle around the body runs that passes here: rings sag in front. */
  ring: number;
  /** How far inside the outline, in dish units. */
  inside: number;
};

export type Body = {
  readonly outline: Profile;
  /** How much one looks down on it: half the height of a ring, in its half widths. */
  readonly tilt: number;
  /** An open one shows the back of its rim. */
  readonly isOpen?: boolean;
};

const shared: Spot = { x: 0, y: 0, side: 0, width: 0, ring: 0, inside: 0 };

/** Paints a body: `visit` colours the pixel, leaves the height in dish units in it and returns how opaque it is, 0 to 1. */
export function paintBody(
  surface: Surface,
  { outline, tilt, isOpen = false }: Body,
  visit: (spot: Spot, pixel: Pixel) => number,
): void {
  const { top, bottom, widthAt } = outline;
  const widest = Math.max(...Array.from({ length: 41 }, (_, step) => widthAt(lerp(top, bottom, step / 40))));
  const area = {
    left: -widest - 0.02,
    right: widest + 0.02,
    top: top - (isOpen ? tilt * widthAt(top) : 0) - 0.02,
    bottom: bottom + tilt * widthAt(bottom) + 0.02,
  };
  paint(surface, area, (x, y, pixel, index) => {
    const width = widthAt(y);
    const slope = (widthAt(y + 0.01) - widthAt(y - 0.01)) / 0.02;
    const sag = tilt * width * tube(x / width);
    const inside = Math.min(
      (width - Math.abs(x)) / Math.hypot(1, slope),
      bottom + sag - y,
      isOpen ? y - top + sag : y - top,
    );
    const amount = clamp(0.5 + inside * surface.scale);
    if (amount <= 0) return;
    shared.x = x;
    shared.y = y;
    shared.side = Math.max(-1, Math.min(1, x / width));
    shared.width = width;
    shared.ring = y - sag;
    shared.inside = inside;
    const opacity = visit(shared, pixel);
    lay(surface, index, pixel, amount * opacity);
  });
}

/** Lays what may be seen through over the surface: beside the dish its colour stays pure, only thinner. */
export function lay(surface: Surface, index: number, pixel: Pixel, amount: number): void {
  if (amount <= 0) return;
  const before = at(surface.cover, index);
  const cover = before + (1 - before) * amount;
  blend(surface, index, pixel, amount / cover, pixel.height);
  surface.cover[index] = cover;
}
