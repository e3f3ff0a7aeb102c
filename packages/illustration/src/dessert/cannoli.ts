import { DOUGH, fill, palette, tint } from '../painter/colour.ts';
import { ellipse, smoothMax, tube } from '../painter/distance.ts';
import { bubbles, cells, fractal, noise } from '../painter/noise.ts';
import { at, clamp, smooth } from '../painter/numbers.ts';
import { type Art, stamp } from '../painter/stamp.ts';
import { blend, paint, type Surface } from '../painter/surface.ts';
import type { FlavourLook } from './flavours.ts';
import type { Sweet } from './sweet.ts';

const [SUGAR, SEAM] = palette('#FFFAF0', '#7A4416');

/** Cream that swells out of an end, in ridges as it was piped. */
function creamEnd({ light, middle, dark }: FlavourLook, seed: number): Art {
  return (u, v, pixel) => {
    const ridge = Math.cos(v * 9 + 1.4 * u);
    pixel.distance = ellipse(u, v, 0, 0, 0.9, 0.9) - 0.05 * ridge;
    if (pixel.distance > 0.2) return;
    fill(pixel, light);
    tint(pixel, middle, smooth(0.3, -0.8, ridge) * 0.9);
    tint(pixel, dark, 0.3 * smooth(0.5, 0.95, v) + 0.3 * smooth(0.6, 0.8, noise(u * 3, v * 3, seed)));
    pixel.height = 0.5 * tube(clamp(Math.hypot(u, v))) + 0.14 * ridge;
    pixel.gloss = 0.45;
  };
}

/** A fried tube with blisters and a seam where the dough overlaps. */
function shell(seed: number): Art {
  return (u, v, pixel) => {
    const flare = 0.35 + 0.05 * u * u;
    const end = 0.8 - 0.05 * (1 - (v / flare) ** 2);
    pixel.distance = smoothMax(Math.abs(v) - flare, Math.abs(u) - end, 0.07) - 0.03 * (noise(u * 6, v * 6, seed) - 0.3);
    if (pixel.distance > 0.2) return;
    const blister = bubbles(u * 6, v * 6, seed, 0.75, 0.6);
    const grain = fractal(u * 5, v * 5, seed + 4);
    DOUGH(pixel, 0.42 + 0.2 * grain + 0.1 * smooth(0.6, 1, Math.abs(v) / flare) - 0.2 * blister + 0.1 * Math.abs(u));
    const seam = v - 0.12 - 0.24 * u - 0.03 * Math.sin(u * 9);
    tint(
      pixel,
      SEAM,
      0.75 * smooth(0.03, 0.005, Math.abs(seam)) + 0.35 * smooth(0.09, 0, seam) * smooth(-0.02, 0, seam),
    );
    tint(pixel, SEAM, 0.6 * smooth(end - 0.04, end, Math.abs(u)));
    pixel.height = 0.4 * tube(v / flare) + 0.07 * blister + 0.03 * smooth(0.02, -0.02, seam);
    pixel.gloss = 0.4;
  };
}

type Lying = { readonly x: number; readonly y: number; readonly turn: number };

function paintCannolo(surface: Surface, { x, y, turn }: Lying, cream: FlavourLook, seed: number): void {
  const radius = 0.66;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  for (const end of [-1, 1]) {
    const place = { x: x + end * 0.5 * cos, y: y + end * 0.5 * sin, radius: 0.24, rotation: turn };
    stamp(surface, creamEnd(cream, seed + end), place, { ink: 0.22 });
  }
  stamp(surface, shell(seed), { x, y, radius, rotation: turn }, { ink: 0.35, lift: 0.05 });
}

/** Icing sugar over the middle of the rolls and beside them. */
function dust(surface: Surface, seed: number): void {
  paint(surface, { left: -0.7, top: -0.6, right: 0.7, bottom: 0.6 }, (x, y, pixel, index) => {
    const drift = smooth(0.75, 0.2, Math.hypot(x, y * 1.2)) * smooth(0.36, 0.62, fractal(x * 20, y * 20, seed));
    const grains = smooth(0.5, 0.2, cells(x * 55, y * 55, seed + 5));
    fill(pixel, SUGAR);
    pixel.gloss = 0;
    blend(surface, index, pixel, 0.85 * drift * grains, at(surface.height, index));
  });
}

/** Two rolls, one behind the other. */
export function paintCannoli(surface: Surface, { first, second, seed }: Sweet): void {
  paintCannolo(surface, { x: 0.03, y: -0.27, turn: -0.26 }, second ?? first, seed + 1);
  paintCannolo(surface, { x: -0.03, y: 0.27, turn: -0.38 }, first, seed + 2);
  dust(surface, seed);
}
