import { seededRandom } from '@ofenpost/core/random/seeded-random';
import { fill, mixed, palette, type Pixel } from '../painter/colour.ts';
import { dome } from '../painter/distance.ts';
import { cells, fractal, noise } from '../painter/noise.ts';
import { at, lerp, smooth, TURN } from '../painter/numbers.ts';
import { stamp } from '../painter/stamp.ts';
import { indexAt, paint, type Surface, WHOLE } from '../painter/surface.ts';
import { sesame } from './dough.ts';
import { type Outline, radiusAt } from './outline.ts';

type Strewn = { readonly outline: Outline; readonly seed: number };

const [OIL, LEAF, DRY_LEAF, PEPPER, CUT_DARK, CUT_LIGHT] = palette(
  '#EE9A3A',
  '#3C5A22',
  '#56702E',
  '#2B2A1C',
  '#8A4A20',
  '#F3D29A',
);

const oilBead = (u: number, v: number, pixel: Pixel): void => {
  pixel.distance = Math.hypot(u, v) - 0.8;
  if (pixel.distance > 0.2) return;
  fill(pixel, OIL);
  pixel.height = 0.14 * dome(u, v);
  pixel.gloss = 1;
};

/** Beads of oil that came out of the cheese. */
export function oilBeads(
  surface: Surface,
  { outline, seed }: Strewn,
  { count, toast }: { count: number; toast: number },
): void {
  const random = seededRandom(seed + 700);
  for (let bead = 0; bead < count; bead++) {
    const { x, y } = spotInside(outline, 0.96, random);
    const index = indexAt(surface, x, y);
    const isOnCheese = index >= 0 && at(surface.cheese, index) > 0.5;
    stamp(
      surface,
      oilBead,
      { x, y, radius: 0.008 + 0.018 * random() ** 2, rotation: 0 },
      { ink: 0.05, alpha: 0.4 * toast * (isOnCheese ? 1 : 0.35) },
    );
  }
}

/** Oregano and pepper. */
export function driedHerbs(surface: Surface, { outline, seed }: Strewn, count: number): void {
  const random = seededRandom(seed + 800);
  const colours = [LEAF, DRY_LEAF, PEPPER];
  for (let speck = 0; speck < count; speck++) {
    const { x, y } = spotInside(outline, 0.98, random);
    const slimness = 0.4 + random() * 0.4;
    const colour = colours[speck % 3] ?? LEAF;
    const herb = (u: number, v: number, pixel: Pixel): void => {
      pixel.distance = Math.hypot(u, v / slimness) - 0.75;
      if (pixel.distance > 0.2) return;
      fill(pixel, colour);
      pixel.height = 0.3;
      pixel.gloss = 0.1;
    };
    stamp(surface, herb, { x, y, radius: 0.006 + 0.007 * random(), rotation: random() * 6 }, { ink: 0, alpha: 0.8 });
  }
}

/** Sesame on the crust. */
export function sesameSeeds(surface: Surface, { outline, seed }: Strewn): void {
  const random = seededRandom(seed + 600);
  const { middle, inner, outer } = outline;
  for (let grain = 0; grain < 90; grain++) {
    const angle = random() * TURN - Math.PI;
    const away = lerp(radiusAt(inner, angle), radiusAt(outer, angle), 0.2 + 0.6 * random());
    const place = { x: middle.x + Math.cos(angle) * away, y: middle.y + Math.sin(angle) * away };
    stamp(surface, sesame, { ...place, radius: 0.02, rotation: random() * TURN }, { ink: 0.3, lift: 0.004 });
  }
}

function spotInside({ middle, inner }: Outline, share: number, random: () => number): { x: number; y: number } {
  const angle = random() * TURN - Math.PI;
  const away = Math.sqrt(random()) * radiusAt(inner, angle) * share;
  return { x: middle.x + Math.cos(angle) * away, y: middle.y + Math.sin(angle) * away };
}

/** The cut of a wheel between two halves. */
export function cutInHalves(surface: Surface, seed: number): void {
  const crumb = mixed(CUT_DARK, CUT_LIGHT, 0.5);
  paint(surface, { left: -0.05, top: -1, right: 0.05, bottom: 1 }, (x, y, _, index) => {
    if (at(surface.cover, index) <= 0) return;
    const depth = smooth(0.013, 0.004, Math.abs(x + 0.008 * Math.sin(y * 9 + seed)));
    surface.height[index] = at(surface.height, index) - 0.022 * depth;
    surface.red[index] = lerp(at(surface.red, index), crumb[0], depth * 0.6);
    surface.green[index] = lerp(at(surface.green, index), crumb[1], depth * 0.6);
    surface.blue[index] = lerp(at(surface.blue, index), crumb[2], depth * 0.6);
  });
}

/** Icing sugar over everything, in drifts. */
export function dustWithSugar(surface: Surface, seed: number, amount: number): void {
  paint(surface, WHOLE, (x, y, _, index) => {
    if (at(surface.cover, index) <= 0) return;
    const drift = smooth(0.2, 0.8, noise(x * 2.6, y * 2.6, seed + 90));
    const veil = smooth(0.3, 0.75, fractal(x * 13 + y * 4, y * 13 - x * 4, seed + 92));
    const grains = smooth(0.42, 0.15, cells(x * 78 + y * 21, y * 78 - x * 21, seed + 91));
    const sugar = Math.min(1, amount * drift * (0.62 * veil + 0.5 * grains));
    surface.red[index] = lerp(at(surface.red, index), 1, sugar);
    surface.green[index] = lerp(at(surface.green, index), 0.98, sugar);
    surface.blue[index] = lerp(at(surface.blue, index), 0.95, sugar);
    surface.gloss[index] = at(surface.gloss, index) * (1 - sugar);
  });
}
