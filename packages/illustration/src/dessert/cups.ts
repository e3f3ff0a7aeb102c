import { paintGlass, type Glass } from '../glassware/glass.ts';
import { profile } from '../glassware/profile.ts';
import { fill, mixed, palette, tint } from '../painter/colour.ts';
import { roundedBox, tube } from '../painter/distance.ts';
import { cell, cells, fractal, noise } from '../painter/noise.ts';
import { modulo, smooth } from '../painter/numbers.ts';
import { type Art, stamp } from '../painter/stamp.ts';
import type { Surface } from '../painter/surface.ts';
import type { FlavourLook } from './flavours.ts';
import { scoop } from './scoop.ts';
import type { Sweet } from './sweet.ts';

const [WAFER, WAFER_LIGHT, WAFER_DARK, ESPRESSO, CREMA, WHITE] = palette(
  '#DDA050',
  '#F5CE8C',
  '#9A5C20',
  '#2C1307',
  '#B97A3E',
  '#FFFFFF',
);

const open = { tilt: 0.14, wall: 0.022, isOpen: true } as const;

const coupe: Glass = {
  ...open,
  outline: profile(
    [-0.08, 0.66],
    [0.1, 0.6],
    [0.26, 0.44],
    [0.38, 0.2],
    [0.44, 0.07],
    [0.5, 0.045],
    [0.66, 0.045],
    [0.76, 0.08],
    [0.82, 0.22],
    [0.87, 0.4],
    [0.88, 0.41],
  ),
  floor: 0.39,
};

const sundae: Glass = {
  ...open,
  outline: profile(
    [-0.28, 0.42],
    [-0.1, 0.4],
    [0.2, 0.31],
    [0.48, 0.18],
    [0.6, 0.085],
    [0.66, 0.07],
    [0.72, 0.09],
    [0.8, 0.24],
    [0.87, 0.35],
    [0.88, 0.35],
  ),
  floor: 0.58,
};

const tumbler: Glass = {
  ...open,
  outline: profile([-0.22, 0.56], [0.2, 0.54], [0.6, 0.47], [0.8, 0.4], [0.88, 0.34]),
  floor: 0.76,
};

/** A wafer fan's flat cousin: a rectangle with a waffle pattern. */
const wafer: Art = (u, v, pixel) => {
  pixel.distance = roundedBox(u, v, 0.3, 0.95, 0.05);
  if (pixel.distance > 0.2) return;
  const [a, b] = [modulo(u * 4.2 + v * 4.2, 1), modulo(u * 4.2 - v * 4.2, 1)];
  const ridge = Math.max(smooth(0.26, 0.1, Math.min(a, 1 - a)), smooth(0.26, 0.1, Math.min(b, 1 - b)));
  fill(pixel, WAFER);
  tint(pixel, WAFER_LIGHT, ridge);
  tint(pixel, WAFER_DARK, 0.4 * (1 - ridge) + 0.4 * smooth(-0.06, 0, pixel.distance));
  pixel.height = 0.08 + 0.05 * ridge;
  pixel.gloss = 0.3;
};

type Ball = readonly [x: number, y: number, radius: number, look: FlavourLook];

/** The last ball lies on top of the others. */
function stampBalls(surface: Surface, balls: readonly Ball[], { seed, isSmall }: Sweet): void {
  // Balls stand beside each other: none lies on the curve of another.
  surface.ground = new Float32Array(surface.width * surface.width);
  for (const [index, [x, y, radius, look]] of balls.entries()) {
    const foot = index === balls.length - 1 ? 'below' : 'none';
    const art = scoop(look, { seed: seed + 40 * index + 1, foot, isSmall });
    stamp(surface, art, { x, y, radius, rotation: 0 }, { ink: 0.22, lift: 0.03 * index });
  }
}

/** Where what has melted in a glass begins: a wavy line along the front of its rim. */
const meltLine = ({ outline: { top, widthAt }, tilt }: Glass, x: number, seed: number): number =>
  top + 0.015 + tilt * widthAt(top) * tube(x / widthAt(top)) + 0.06 * (noise(x * 7, 5, seed) - 0.65);

/** Up to three balls in a coupe, with a wafer. */
export function paintGelato(surface: Surface, sweet: Sweet): void {
  const { first, second = first, third = first, seed } = sweet;
  paintGlass(surface, coupe, { part: 'back' });
  stamp(surface, wafer, { x: 0.4, y: -0.58, radius: 0.42, rotation: 0.42 }, { ink: 0.3 });
  stampBalls(
    surface,
    [
      [0.02, -0.12, 0.3, third],
      [-0.27, -0.21, 0.38, second],
      [0.27, -0.2, 0.38, third],
      [-0.01, -0.52, 0.39, first],
    ],
    sweet,
  );
  paintGlass(surface, coupe, {
    opacity: 0.3,
    part: 'front',
    fillInside: ({ spot: { x, y } }, pixel) => {
      if (y < meltLine(coupe, x, seed)) return -1;
      const drag = fractal(x * 4, y * 9, seed + 2);
      const look = x + 0.16 * (noise(x * 4, y * 5, seed) - 0.5) < 0 ? second : third;
      fill(pixel, look.middle);
      tint(pixel, look.light, 0.6 * smooth(0.4, 0.7, drag));
      tint(pixel, look.dark, 0.4 * smooth(0.4, 0.2, drag) + 0.25 * smooth(0.3, 0.66, Math.abs(x)));
      tint(pixel, WHITE, 0.14);
      return 0.96;
    },
  });
}

/** Balls of sorbet over fine slush, in a tall glass. */
export function paintSorbet(surface: Surface, sweet: Sweet): void {
  const { first, second = first, third = second, seed, isSmall } = sweet;
  paintGlass(surface, sundae, { part: 'back' });
  stampBalls(
    surface,
    [
      [0.02, -0.3, 0.24, second],
      [-0.16, -0.36, 0.29, second],
      [0.16, -0.35, 0.29, third],
      [0, -0.61, 0.31, first],
    ],
    sweet,
  );
  paintGlass(surface, sundae, {
    opacity: 0.3,
    part: 'front',
    fillInside: ({ spot: { x, y }, side }, pixel) => {
      if (y < meltLine(sundae, x, seed)) return -1;
      const look = y < 0.12 + 0.1 * noise(x * 6, 2, seed) ? second : first;
      fill(pixel, mixed(look.middle, look.light, 0.25));
      const slush = cells(x * 15, y * 15, seed);
      tint(pixel, look.light, 0.7 * smooth(0.42, 0.2, slush));
      if (!isSmall && cell.random > 0.6) tint(pixel, WHITE, 0.6 * smooth(0.3, 0.12, slush));
      tint(pixel, look.dark, 0.55 * smooth(0.45, 1, Math.abs(side)) + 0.3 * smooth(0, 0.6, y));
      return 0.96;
    },
  });
}

/** Ice cream that drowns in espresso and runs down into it. */
export function paintAffogato(surface: Surface, sweet: Sweet): void {
  const { first, second = first, seed } = sweet;
  paintGlass(surface, tumbler, { part: 'back' });
  stampBalls(
    surface,
    [
      [0.04, -0.2, 0.36, first],
      [0.18, -0.36, 0.37, second],
      [-0.14, -0.42, 0.43, first],
    ],
    sweet,
  );
  const melted = mixed(first.middle, first.light, 0.3);
  paintGlass(surface, tumbler, {
    opacity: 0.3,
    part: 'front',
    fillInside: ({ spot: { x, y }, side }, pixel) => {
      const line = meltLine(tumbler, x, seed);
      if (y < line) return -1;
      // Long tongues of melted cream in the coffee.
      const reach = smooth(0.3, 0.9, noise(x * 9 + 3, 4, seed)) ** 1.3;
      const tongue =
        line + 0.08 + 0.5 * reach * smooth(0.6, 0.2, Math.abs(x)) + 0.14 * (fractal(x * 7, y * 5, seed + 3) - 0.5);
      fill(pixel, ESPRESSO);
      tint(
        pixel,
        CREMA,
        0.85 * smooth(0.26, 0, y - tongue) * smooth(0.8, 0.3, y) + 0.25 * smooth(0, 0.6, side) * smooth(1, 0.7, side),
      );
      tint(pixel, melted, smooth(0.035, -0.05, y - tongue));
      tint(pixel, first.dark, 0.4 * smooth(0.5, 1, Math.abs(side)) * smooth(0.05, -0.05, y - tongue));
      tint(pixel, CREMA, 0.5 * smooth(0.9, 0.7, Math.abs(side)) * smooth(0.6, 0.78, y));
      return 1;
    },
  });
}
