import { type RandomNumber, seededRandom } from '@ofenpost/core/random/seeded-random';
import { pooledSauce } from '../dip/sauce-pool.ts';
import { sauceAt } from '../flatbread/sauces.ts';
import { blur } from '../painter/blur.ts';
import { DOUGH, fill, palette, type Pixel, tint } from '../painter/colour.ts';
import { fractal, noise } from '../painter/noise.ts';
import { at, clamp, smooth, TURN } from '../painter/numbers.ts';
import { stamp } from '../painter/stamp.ts';
import { add, blend, paint, type Surface, WHOLE } from '../painter/surface.ts';
import { placeToppings, pullInside } from '../topping/place-toppings.ts';
import { stampPieces } from '../topping/stamp-pieces.ts';
import { toppingArt } from '../topping/toppings.ts';
import type { Serving } from './serving.ts';

/** Half of the slab's long and short side, and how it leans. */
const [LONG, SHORT, LEAN] = [0.95, 0.74, -0.3];
const [COS, SIN] = [Math.cos(LEAN), Math.sin(LEAN)];

/** How far a point is from the middle: 1 at the edge. Between an ellipse and a rectangle. */
function shareAt(x: number, y: number, seed: number): number {
  const [along, across] = [(x * COS + y * SIN) / LONG, (y * COS - x * SIN) / SHORT];
  const square = (Math.abs(along) ** 2.7 + Math.abs(across) ** 2.7) ** (1 / 2.7);
  const angle = Math.atan2(across, along);
  return square * (1 + 0.05 * (noise(Math.cos(angle) * 2 + 4, Math.sin(angle) * 2 + 4, seed) - 0.5));
}

type Dimple = { readonly x: number; readonly y: number; readonly radius: number };

/** An airy bread, pressed full of dimples in which oil stands. */
export function paintFocaccia(surface: Surface, { sauce, toppings, seed, isSmall }: Serving): void {
  const dimples = dimplesFor(seededRandom(seed + 3), seed, isSmall ? 1.25 : 1);
  paintSlab(surface, dimples, seed);
  if (sauce !== 'none') spread(surface, pooledSauce(sauce), seed);
  fillDimples(surface, dimples, seed);
  surface.ground = blur(surface.height, surface.width, 0.03 * surface.scale);
  const reach = (angle: number) => 0.8 / shareAt(Math.cos(angle), Math.sin(angle), seed);
  const pieces = placeToppings(
    toppings.map((topping) => ({ topping, art: toppingArt[topping] })),
    seededRandom(seed + 510),
    { reach, area: 0.4, side: 0, scale: isSmall ? 1.45 : 1.2, bake: 0.7 },
  );
  for (const piece of pieces) pullInside(piece, reach);
  stampPieces(surface, pieces, { melt: 0, seed, isSmall });
  strewSalt(surface, seed, isSmall ? 26 : 60);
}

/** Fingers press in rows that are not quite straight. */
function dimplesFor(random: RandomNumber, seed: number, scale: number): readonly Dimple[] {
  const dimples: Dimple[] = [];
  const step = 0.235 * scale;
  for (let row = -3; row <= 3; row++) {
    for (let column = -4; column <= 4; column++) {
      const along = (column + (row % 2) * 0.5 + (random() - 0.5) * 0.45) * step;
      const across = (row + (random() - 0.5) * 0.4) * step * 0.94;
      const radius = (0.055 + 0.035 * random()) * scale;
      const [x, y] = [along * COS - across * SIN, along * SIN + across * COS];
      if (shareAt(x, y, seed) < 0.84) dimples.push({ x, y, radius });
    }
  }
  return dimples;
}

const [FLOUR] = palette('#FFF6E2');

function paintSlab(surface: Surface, dimples: readonly Dimple[], seed: number): void {
  paint(surface, WHOLE, (x, y, pixel, index) => {
    const share = shareAt(x, y, seed);
    if (share > 1.1) return;
    const amount = clamp(0.5 + (1 - share) * SHORT * surface.scale);
    if (amount <= 0) return;
    const hills = fractal(x * 4, y * 4, seed + 10);
    const fine = fractal(x * 14, y * 14, seed + 11);
    const inward = clamp((1 - share) / 0.3);
    const dimple = deepest(dimples, x, y);
    const profile = Math.sqrt(1 - (1 - inward) ** 2);
    const height = 0.2 * profile + 0.07 * hills * profile + 0.014 * fine - 0.06 * dimple;
    // What stands up is browned by the oven, what lies in a dimple stays pale.
    const browning = 0.43 + 0.42 * (hills - 0.42) + 0.16 * (fine - 0.45) + 0.26 * smooth(0.82, 1, share) - 0.2 * dimple;
    DOUGH(pixel, browning);
    tint(pixel, FLOUR, 0.35 * smooth(0.66, 0.9, noise(x * 5, y * 5, seed + 12)) * smooth(0.6, 0.9, fine));
    pixel.gloss = 0.45;
    add(surface, index, pixel, amount, height);
  });
}

/** How deep fingers have pressed at a point, 0 to 1. */
function deepest(dimples: readonly Dimple[], x: number, y: number): number {
  let depth = 0;
  for (const dimple of dimples) {
    const [dx, dy] = [x - dimple.x, y - dimple.y];
    const share = (dx * dx + dy * dy) / (dimple.radius * dimple.radius);
    if (share < 2.4) depth = Math.max(depth, smooth(2.4, 0.1, share));
  }
  return depth;
}

function spread(surface: Surface, look: ReturnType<typeof pooledSauce>, seed: number): void {
  paint(surface, WHOLE, (x, y, pixel, index) => {
    const share = shareAt(x, y, seed) + 0.12 * (fractal(x * 6, y * 6, seed + 30) - 0.4);
    const amount = smooth(0.82, 0.76, share) * 0.92;
    if (amount <= 0 || at(surface.cover, index) <= 0) return;
    sauceAt(pixel, x, y, look, seed);
    tint(pixel, look.dark, 0.5 * smooth(0.68, 0.8, share));
    blend(surface, index, pixel, amount, at(surface.height, index) + 0.4 * pixel.height);
  });
}

const [OIL, SALT] = palette('#E0A02C', '#FFFDF6');

function fillDimples(surface: Surface, dimples: readonly Dimple[], seed: number): void {
  for (const { x, y, radius } of dimples) {
    const fullness = noise(x * 9, y * 9, seed + 20);
    const pool = (u: number, v: number, pixel: Pixel): void => {
      pixel.distance = Math.hypot(u, v) - 0.55 - 0.5 * noise(u * 2 + x * 20, v * 2 + y * 20, seed);
      if (pixel.distance > 0.2) return;
      fill(pixel, OIL);
      pixel.height = 0.05;
      pixel.gloss = 1;
    };
    stamp(
      surface,
      pool,
      { x, y, radius, rotation: 0 },
      { ink: 0.12, alpha: 0.4 + 0.45 * fullness, follow: 1, bevel: 0.3 },
    );
  }
}

function strewSalt(surface: Surface, seed: number, count: number): void {
  const random = seededRandom(seed + 600);
  const grain = (u: number, v: number, pixel: Pixel): void => {
    pixel.distance = Math.max(Math.abs(u), Math.abs(v)) - 0.7;
    if (pixel.distance > 0.2) return;
    fill(pixel, SALT);
    pixel.height = 0.7;
    pixel.gloss = 0.9;
  };
  for (let index = 0; index < count; index++) {
    const angle = random() * TURN;
    const away = Math.sqrt(random()) * (0.86 / shareAt(Math.cos(angle), Math.sin(angle), seed));
    const place = { x: Math.cos(angle) * away, y: Math.sin(angle) * away };
    stamp(surface, grain, { ...place, radius: 0.009 + 0.007 * random(), rotation: random() * TURN }, { ink: 0.15 });
  }
}
