import type { Topping } from '@ofenpost/core/catalogue/illustration';
import { seededRandom } from '@ofenpost/core/random/seeded-random';
import { BROWN, fill, palette, type Pixel, tint } from '../painter/colour.ts';
import { dome } from '../painter/distance.ts';
import { at, smooth } from '../painter/numbers.ts';
import { type Art, stamp } from '../painter/stamp.ts';
import { around, blend, paint, type Surface } from '../painter/surface.ts';
import type { Piece } from '../topping/place-toppings.ts';
import { toppingArt } from '../topping/toppings.ts';
import { EARS, type Outline } from './outline.ts';

const [BLACK, SHEEN, LINE] = palette('#241A24', '#6B5566', '#6B2A14');

/** A whole black olive: an eye, and the nose. */
const wholeOlive: Art = (u, v, pixel) => {
  pixel.distance = Math.hypot(u, v) - 0.9;
  if (pixel.distance > 0.2) return;
  fill(pixel, BLACK);
  tint(pixel, SHEEN, smooth(0.5, 0.1, Math.hypot(u + 0.3, v + 0.35)) * 0.5);
  pixel.height = 0.2 + 0.7 * dome(u, v);
  pixel.gloss = 1;
};

/** Two arcs below the nose. */
const smile: Art = (u: number, v: number, pixel: Pixel) => {
  const fromArc = Math.hypot(Math.abs(u) - 0.45, v + 0.1);
  pixel.distance = Math.max(Math.abs(fromArc - 0.45) - 0.09, -v - 0.1);
  if (pixel.distance > 0.2) return;
  fill(pixel, LINE);
  pixel.height = 0;
  pixel.gloss = 0.2;
};

const faceOf = (topping: Topping, draw: Art | null, places: readonly (readonly [number, number, number])[]): Piece[] =>
  places.map(([x, y, radius], index) => ({
    topping,
    art: toppingArt[topping],
    draw: draw ?? toppingArt[topping].piece(seededRandom(index + 3), 0.6, index),
    side: 0,
    rotation: 0,
    x,
    y,
    radius,
  }));

/** The pieces of a bear's face, seen from the middle of its head: other toppings lie around them. */
export const bearFace = (): readonly Piece[] => [
  ...faceOf('mozzarella', null, [[0, 0.24, 0.27]]),
  ...faceOf('cherryTomato', null, [
    [-0.42, 0.14, 0.11],
    [0.42, 0.14, 0.11],
  ]),
  ...faceOf('olive', wholeOlive, [
    [-0.22, -0.14, 0.085],
    [0.22, -0.14, 0.085],
    [0, 0.14, 0.07],
  ]),
];

/** Lays the face, and toasts the inside of the ears. */
export function stampBearFace(surface: Surface, { middle }: Outline, face: readonly Piece[], toast: number): void {
  for (const side of [-1, 1]) {
    const [earX, earY] = [side * (EARS.x + 0.03), middle.y + EARS.y - 0.03];
    paint(surface, around(earX, earY, 0.16), (x, y, pixel, index) => {
      const inside = smooth(0.15, 0.07, Math.hypot(x - earX, y - earY));
      if (inside === 0) return;
      fill(pixel, BROWN);
      pixel.gloss = 0.2;
      blend(surface, index, pixel, inside * (0.2 + 0.3 * toast), at(surface.height, index) - 0.05 * inside);
    });
  }
  for (const { art, draw, x, y, radius, rotation } of face) {
    const place = { x: x + middle.x, y: y + middle.y, radius, rotation };
    stamp(surface, draw, place, { ink: art.ink, bevel: art.bevel ?? 0, lift: 0.01 });
  }
  stamp(surface, smile, { x: middle.x, y: middle.y + 0.25, radius: 0.13, rotation: 0 }, { ink: 0, alpha: 0.9 });
}
