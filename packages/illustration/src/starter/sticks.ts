import { type RandomNumber, seededRandom } from '@ofenpost/core/random/seeded-random';
import { paintCrockery } from '../crockery/crockery.ts';
import { paintDip } from '../dip/dip.ts';
import { blur } from '../painter/blur.ts';
import { DOUGH, palette, type Pixel, tint } from '../painter/colour.ts';
import { tube } from '../painter/distance.ts';
import { inset } from '../painter/inset.ts';
import { noiseSeed } from '../painter/noise-seed.ts';
import { fractal, noise } from '../painter/noise.ts';
import { clamp, smooth } from '../painter/numbers.ts';
import { type Art, stamp } from '../painter/stamp.ts';
import type { Surface } from '../painter/surface.ts';
import type { Serving } from './serving.ts';

/** Half of a stick's width, in halves of its length. */
const WIDTH = 0.115;

const [SALT, HERB] = palette('#FFFBEF', '#4E6B2C');

/** A stick of dough, twisted a little, thicker in places. */
function stick(random: RandomNumber): Art {
  const seed = noiseSeed(random);
  const bend = (random() - 0.5) * 0.08;
  const tone = (random() - 0.5) * 0.12;
  return (u: number, v: number, pixel: Pixel): void => {
    const across = v - bend * (u * u - 0.3);
    if (Math.abs(across) > 0.3) return;
    const width = WIDTH * (0.86 + 0.3 * noise(u * 4 + 3, 1, seed)) * Math.sqrt(clamp((0.98 - Math.abs(u)) / 0.08));
    pixel.distance = Math.max(Math.abs(across) - width, Math.abs(u) - 0.98);
    if (pixel.distance > 0.05) {
      pixel.distance = 9;
      return;
    }
    const side = across / Math.max(width, 0.01);
    const hills = fractal(u * 9, v * 9, seed);
    const twist = Math.cos(u * 17 + side * 1.3);
    DOUGH(
      pixel,
      0.42 + tone + 0.28 * (hills - 0.4) + 0.1 * twist + 0.2 * Math.abs(side) ** 3 + 0.2 * smooth(0.85, 1, Math.abs(u)),
    );
    const grain = noise(u * 42, v * 42, seed + 3);
    tint(pixel, SALT, smooth(0.86, 0.92, grain) * 0.9);
    tint(pixel, HERB, smooth(0.14, 0.09, grain) * 0.8);
    pixel.height = WIDTH * (1.5 * tube(side) + 0.16 * twist + 0.2 * hills);
    pixel.gloss = 0.45;
  };
}

/** Baked sticks, laid crosswise on a plate beside a ramekin of sauce. */
export function paintSticks(surface: Surface, { sauce, toppings, seed, isSmall }: Serving): void {
  paintCrockery(surface, { radius: 0.94, form: 'plate' });
  const random = seededRandom(seed + 40);
  const layers = [
    { count: isSmall ? 3 : 4, lean: 0.95, gap: isSmall ? 0.24 : 0.2 },
    { count: isSmall ? 3 : 4, lean: -0.6, gap: isSmall ? 0.24 : 0.21 },
  ];
  for (const { count, lean, gap } of layers) {
    surface.ground = blur(surface.height, surface.width, 0.03 * surface.scale);
    for (let index = 0; index < count; index++) {
      const offset = (index - (count - 1) / 2) * gap;
      const rotation = lean + (random() - 0.5) * 0.16;
      const place = { x: -0.14 - Math.sin(lean) * offset, y: -0.12 + Math.cos(lean) * offset };
      stamp(surface, stick(random), { ...place, radius: isSmall ? 0.66 : 0.64, rotation }, { ink: 0.3, lift: 0.005 });
    }
  }
  inset(surface, { x: 0.4, y: 0.38, share: 0.5, height: 0.06 }, (inner) => {
    paintDip(inner, { kind: 'dip', sauce, toppings: [...toppings] }, { seed: String(seed), isSmall: true });
  });
}
