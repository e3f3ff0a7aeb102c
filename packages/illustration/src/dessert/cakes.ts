import { fill, mixed, palette, tint } from '../painter/colour.ts';
import { dome, roundedBox, smoothMax } from '../painter/distance.ts';
import { cell, cells, fractal, noise } from '../painter/noise.ts';
import { at, modulo, smooth } from '../painter/numbers.ts';
import { type Art, stamp } from '../painter/stamp.ts';
import { blend, paint, type Surface, WHOLE } from '../painter/surface.ts';
import { paintCutBlock } from './cut-block.ts';
import { type FlavourLook, flavourLook } from './flavours.ts';
import { saucePool } from './sauce-pool.ts';
import { scoop } from './scoop.ts';
import type { Sweet } from './sweet.ts';

const [CREAM, CREAM_SHADE, SPONGE, PORE, COCOA, CRUMB, CRUMB_DARK, CHEESE, CHEESE_SHADE] = palette(
  '#FFF4DA',
  '#EBD3A2',
  '#C08A4C',
  '#7E4A1E',
  '#4A2614',
  '#C48A48',
  '#7A4A1E',
  '#FFF2CE',
  '#F0D596',
);

/** Coordinates in a square that lies a little askew. */
const TURN = -0.22;
const [COS, SIN] = [Math.cos(TURN), Math.sin(TURN)];
const askew = (x: number, y: number): readonly [number, number] => [x * COS + y * SIN, y * COS - x * SIN];

/** Cocoa that fell beside the piece. */
function dustPlate(surface: Surface, seed: number, colour: typeof COCOA): void {
  paint(surface, WHOLE, (x, y, pixel, index) => {
    const away = Math.hypot(x, y);
    if (away > 0.82) return;
    const drift = smooth(0.45, 0.8, noise(x * 2.4, y * 2.4, seed + 6)) * smooth(0.82, 0.6, away);
    const grains = cells(x * 42, y * 42, seed + 7);
    if (cell.random > drift * 0.9) return;
    fill(pixel, colour);
    pixel.gloss = 0.1;
    blend(surface, index, pixel, 0.75 * smooth(0.3, 0.15, grains), at(surface.height, index));
  });
}

/** Soaked sponge and cream in layers, piped cream on top, cocoa over all of it. */
export function paintTiramisu(surface: Surface, { first, seed, isSmall }: Sweet): void {
  const cocoa = mixed(first.dark, COCOA, first === flavourLook.coffee ? 0.75 : 0.15);
  const soaked = mixed(SPONGE, first.dark, 0.3);
  dustPlate(surface, seed, cocoa);
  const rows = isSmall ? 3 : 4;
  const half = 0.5;
  paintCutBlock(surface, {
    outline: (x, y) => roundedBox(...askew(x, y + 0.13), half, half * 0.86, 0.06),
    area: { left: -0.68, top: -0.75, right: 0.68, bottom: 0.52 },
    depth: 0.34,
    height: 0.13,
    paintTop: (pixel, x, y) => {
      const [u, v] = askew(x, y + 0.13);
      const size = (2 * half) / rows;
      const [across, down] = [modulo(u + half, size) / size - 0.5, modulo(v + half * 0.86, size * 0.86) / size - 0.43];
      const dollop = dome(across * 1.9, down * 2.1);
      const drift = fractal(x * 9, y * 9, seed);
      fill(pixel, CREAM);
      tint(pixel, CREAM_SHADE, smooth(0.6, 0.1, dollop));
      tint(pixel, cocoa, smooth(0.16, 0.56, dollop * 0.75 + 0.55 * drift - 0.18));
      tint(pixel, CREAM_SHADE, 0.22 * smooth(0.55, 0.8, fractal(x * 30, y * 30, seed + 3)));
      pixel.gloss = 0.08;
      pixel.height += 0.075 * dollop + 0.01 * drift;
    },
    paintSide: (pixel, x, down) => {
      const wave = down + 0.035 * (noise(x * 9, 4, seed) - 0.5) * 2;
      const isCream = wave < 0.2 || (wave > 0.5 && wave < 0.68);
      pixel.gloss = isCream ? 0.4 : 0.15;
      if (isCream) {
        fill(pixel, CREAM);
        tint(pixel, CREAM_SHADE, 0.4 * noise(x * 16, down * 8, seed + 2));
        pixel.height += 0.012;
        return;
      }
      fill(pixel, soaked);
      tint(pixel, PORE, 0.55 * smooth(0.34, 0.14, cells(x * 26, down * 9, seed + 1)));
      tint(pixel, cocoa, 0.5 * smooth(0.75, 1, wave) + 0.3 * smooth(0.36, 0.5, wave) * smooth(0.52, 0.5, wave));
    },
  });
}

/** A dark square with a crackled skin, a scoop on it and sauce over both. */
export function paintBrownie(surface: Surface, { first, second, seed, isSmall }: Sweet): void {
  const cake = flavourLook.chocolate;
  const sauce = second ?? { ...cake, middle: cake.dark };
  const [dark, skin, crumb] = palette('#3A1A0C', '#7E4A2A', '#5C2E16');
  stamp(surface, saucePool(sauce, seed), { x: 0.04, y: 0.14, radius: 0.74, rotation: 0.9 }, { ink: 0.2, bevel: 0.08 });
  paintCutBlock(surface, {
    outline: (x, y) => roundedBox(...askew(x, y + 0.06), 0.5, 0.42, 0.07) + 0.02 * (noise(x * 8, y * 8, seed) - 0.5),
    area: { left: -0.68, top: -0.65, right: 0.68, bottom: 0.55 },
    depth: 0.27,
    height: 0.11,
    paintTop: (pixel, x, y) => {
      const grain = fractal(x * 7, y * 7, seed);
      const crack = smooth(0.05, 0.015, Math.abs(noise(x * 6 + grain, y * 6, seed + 3) - 0.5));
      fill(pixel, skin);
      tint(pixel, crumb, smooth(0.35, 0.65, grain));
      tint(pixel, dark, 0.9 * crack);
      pixel.gloss = 0.45;
      pixel.height += 0.02 * grain - 0.025 * crack;
    },
    paintSide: (pixel, x, down) => {
      fill(pixel, crumb);
      tint(pixel, skin, 0.7 * smooth(0.14, 0.06, down));
      tint(pixel, dark, smooth(0.42, 0.2, cells(x * 17, down * 6, seed + 5)) * 0.8 + 0.3 * smooth(0.5, 1, down));
      pixel.gloss = 0.3;
      pixel.height += 0.014 * noise(x * 30, down * 10, seed + 6);
    },
  });
  const art = scoop(first, { seed: seed + 1, foot: 'around', isSmall });
  stamp(surface, saucePool(sauce, seed + 3), { x: 0, y: -0.1, radius: 0.5, rotation: 1 }, { ink: 0.2, bevel: 0.12 });
  stamp(surface, art, { x: -0.02, y: -0.16, radius: 0.42, rotation: 0 }, { ink: 0.2 });
  if (second !== undefined) {
    surface.ground = null;
    stamp(surface, drizzle(second), { x: 0, y: -0.16, radius: 0.42, rotation: 0.5 }, { ink: 0.2, bevel: 0.05 });
  }
}

/** A thread of sauce that went to and fro. */
const drizzle =
  ({ middle, dark, light }: FlavourLook): Art =>
  (u, v, pixel) => {
    const wave = 0.55 * Math.sin(u * 8.5) * (1 - 0.5 * u * u);
    const steepness = Math.hypot(1, 4.4 * Math.cos(u * 8.5));
    pixel.distance = Math.max(Math.abs(v - wave) / steepness - 0.06, Math.abs(u) - 0.8);
    if (pixel.distance > 0.2) return;
    fill(pixel, middle);
    tint(pixel, dark, 0.5 * smooth(-0.03, 0.01, pixel.distance));
    tint(pixel, light, 0.3 * smooth(0, -0.06, pixel.distance));
    pixel.height = 0.07;
    pixel.gloss = 1;
  };

/** A wedge with its tip to the left: crumbs below, cream in the middle, a fruit glaze that runs over the edge. */
export function paintCheesecake(surface: Surface, { first, seed }: Sweet): void {
  const [tipX, tipY, radius] = [-0.74, 0.14, 1.38];
  // The two cuts: the lower one faces the guest.
  const [upper, lower] = [-0.5, 0.08];
  const glaze = mixed(first.middle, first.dark, 0.2);
  paintCutBlock(surface, {
    outline: (x, y) => {
      const [dx, dy] = [x - tipX, y - tipY];
      const aboveLower = dy * Math.cos(lower) - dx * Math.sin(lower);
      const belowUpper = dx * Math.sin(upper) - dy * Math.cos(upper);
      const rim = Math.hypot(dx, dy) - radius;
      return smoothMax(smoothMax(aboveLower, belowUpper, 0.05), rim, 0.05);
    },
    area: { left: -0.9, top: -0.75, right: 0.75, bottom: 0.4 },
    depth: 0.4,
    height: 0.15,
    paintTop: (pixel, x, y, distance) => {
      const away = Math.hypot(x - tipX, y - tipY);
      fill(pixel, glaze);
      tint(pixel, first.light, 0.35 * smooth(0.45, 0.75, fractal(x * 4, y * 4, seed)));
      tint(pixel, first.dark, 0.5 * smooth(-0.06, 0, distance) + 0.2 * noise(x * 12, y * 12, seed + 2));
      pixel.gloss = 1;
      // Baked crumbs along the outer rim.
      const crust = smooth(radius - 0.1, radius - 0.07, away + 0.02 * noise(x * 20, y * 20, seed));
      tint(pixel, CRUMB, crust);
      tint(pixel, CRUMB_DARK, crust * smooth(0.45, 0.7, fractal(x * 22, y * 22, seed)));
      if (crust > 0.5) pixel.gloss = 0.15;
      pixel.height += 0.025 * crust + 0.02 * smooth(0, -0.05, distance) * (1 - crust);
    },
    paintSide: (pixel, x, down) => {
      const crumbs = 0.72 + 0.03 * noise(x * 14, 3, seed);
      const run = 0.09 + 0.24 * smooth(0.5, 0.85, noise(x * 6.5, 8, seed)) ** 1.5;
      if (down < run) {
        fill(pixel, glaze);
        tint(pixel, first.dark, 0.5 * smooth(run - 0.06, run, down));
        pixel.gloss = 1;
        pixel.height += 0.02;
      } else if (down < crumbs) {
        fill(pixel, CHEESE);
        tint(
          pixel,
          CHEESE_SHADE,
          0.6 * smooth(0.5, 0.8, fractal(x * 9, down * 5, seed + 1)) + 0.3 * smooth(0.4, 0.75, down),
        );
        pixel.gloss = 0.25;
      } else {
        fill(pixel, CRUMB);
        tint(pixel, CRUMB_DARK, smooth(0.4, 0.65, fractal(x * 26, down * 14, seed + 3)));
        pixel.gloss = 0.1;
        pixel.height += 0.02 * noise(x * 34, down * 16, seed + 3);
      }
    },
  });
}
