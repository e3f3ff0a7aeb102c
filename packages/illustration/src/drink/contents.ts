import { type RandomNumber, seededRandom } from '@ofenpost/core/random/seeded-random';
import type { Inside } from '../glassware/glass.ts';
import { fill, palette, type Pixel, tint } from '../painter/colour.ts';
import { roundedBox, tube } from '../painter/distance.ts';
import { cell, cells, noise } from '../painter/noise.ts';
import { lerp, smooth } from '../painter/numbers.ts';
import type { LiquidLook } from './liquids.ts';

export type Contents = {
  readonly liquid: LiquidLook;
  /** Where its surface is. */
  readonly level: number;
  readonly bottom: number;
  readonly tilt: number;
  /** Half of the room's width at the level. */
  readonly width: number;
  /** How thick foam or crema is on top of it. */
  readonly head: number;
  readonly hasIce: boolean;
  /** Without bubbles in pictures of at most 128 pixels. */
  readonly isSmall: boolean;
  readonly seed: number;
};

type Cube = { readonly x: number; readonly y: number; readonly turn: number; readonly size: number };

const WHITE = palette('#FFFFFF')[0];

/** Returns a painter for what is in a glass, to be given to `paintGlass`. */
export function contentsPainter(contents: Contents): (inside: Inside, pixel: Pixel) => number {
  const { liquid, level, tilt, width, head } = contents;
  const cubes = contents.hasIce ? iceCubes(contents, seededRandom(contents.seed + 9)) : [];
  return (inside, pixel) => {
    const { x, y } = inside.spot;
    const sag = tilt * width * tube(x / width);
    const top = level - (liquid.head === undefined ? 0 : head);
    // Ice swims: it looks out of the liquid.
    if (y < top - sag) return cubes.some((cube) => paintCube(pixel, inside.spot, cube)) ? 0.85 : -1;
    const isBelow = y >= level + sag + 0.012 * (noise(x * 9, 3, contents.seed) - 0.5);
    if (liquid.head !== undefined && head > 0 && !isBelow) {
      paintHead(pixel, inside, { contents, top: top + sag });
      return 1;
    }
    if (!isBelow) {
      // The surface of the liquid, seen from above: lighter towards the front.
      fill(pixel, liquid.middle);
      tint(pixel, liquid.light, 0.35 + 0.5 * smooth(level - sag, level + sag, y));
      tint(pixel, liquid.dark, 0.4 * smooth(0.03, 0, y - level + sag));
      pixel.gloss = 0.6;
      for (const cube of cubes) paintCube(pixel, inside.spot, cube);
      return 1 - 0.5 * liquid.clearness;
    }
    paintLiquid(pixel, inside, contents);
    for (const cube of cubes) paintCube(pixel, inside.spot, cube);
    // The liquid climbs a little along the glass.
    tint(pixel, liquid.light, 0.7 * smooth(0.016, 0.006, Math.abs(y - level - sag - 0.006)));
    return lerp(1 - liquid.clearness, 1, smooth(0.4, 1, Math.abs(inside.side)));
  };
}

/** Light from the left gathers on the right of a round glass: there the liquid glows. */
function paintLiquid(
  pixel: Pixel,
  { spot, side, depth }: Inside,
  { liquid, level, bottom, isSmall, seed }: Contents,
): void {
  const { x, y } = spot;
  const down = (y - level) / (bottom - level);
  fill(pixel, liquid.middle);
  tint(
    pixel,
    liquid.dark,
    0.8 * smooth(0.45, 1.05, Math.abs(side)) + 0.35 * smooth(0.5, 0, down) * smooth(0.6, -0.4, side),
  );
  const glow = smooth(-0.35, 0.42, side) * smooth(0.98, 0.5, side) * smooth(-0.1, 0.7, down);
  tint(pixel, liquid.light, 0.75 * glow);
  tint(pixel, liquid.light, 0.5 * smooth(0.05, 0.015, depth) * smooth(0.85, 1, down));
  if (!liquid.isSparkling || isSmall) return;
  const away = cells(x * 17, y * 17, seed);
  if (cell.random < 0.42) return;
  const radius = 0.1 + 0.14 * cell.random * cell.random;
  const ringAmount = smooth(0.06, 0.02, Math.abs(away - radius));
  tint(pixel, WHITE, 0.55 * ringAmount + 0.25 * smooth(radius, radius * 0.4, away));
}

function paintHead(
  pixel: Pixel,
  { spot, side }: Inside,
  { contents: { liquid, seed }, top }: { contents: Contents; top: number },
): void {
  const { x, y } = spot;
  fill(pixel, liquid.head ?? WHITE);
  const holes = smooth(0.3, 0.12, cells(x * 30, y * 30, seed + 2));
  tint(pixel, liquid.middle, 0.12 * holes + 0.16 * smooth(0.6, 1, Math.abs(side)) + 0.1 * smooth(top, top - 0.04, y));
  pixel.gloss = 0.35;
}

function iceCubes({ level, width }: Contents, random: RandomNumber): readonly Cube[] {
  return [
    [-0.42, 0.03],
    [0.38, 0.06],
    [-0.02, 0.33],
  ].map(([x = 0, y = 0]) => ({
    x: (x + (random() - 0.5) * 0.1) * width,
    y: level + y + (random() - 0.5) * 0.06,
    turn: (random() - 0.5) * 1.1,
    size: Math.min(0.14, width * 0.34) + 0.02 * random(),
  }));
}

/** A cube that is clear inside, white along its edges; returns whether it lies here. */
function paintCube(pixel: Pixel, { x, y }: { readonly x: number; readonly y: number }, cube: Cube): boolean {
  const [cos, sin] = [Math.cos(cube.turn), Math.sin(cube.turn)];
  const [dx, dy] = [(x - cube.x) / cube.size, (y - cube.y) / cube.size];
  const [u, v] = [dx * cos + dy * sin, dy * cos - dx * sin];
  const distance = roundedBox(u, v, 0.92, 0.92, 0.26);
  if (distance > 0) return false;
  const edge = smooth(-0.2, -0.02, distance);
  const face = smooth(0.05, -0.05, roundedBox(u + 0.1, v + 0.12, 0.58, 0.56, 0.2));
  tint(pixel, WHITE, 0.3 + 0.4 * edge + 0.14 * face + 0.2 * smooth(0.3, -0.9, u + v));
  pixel.height += 0.02;
  return true;
}
