import { type RandomNumber, seededRandom } from '@ofenpost/core/random/seeded-random';
import { paintCrockery } from '../crockery/crockery.ts';
import { paintDip } from '../dip/dip.ts';
import { blur } from '../painter/blur.ts';
import { fill, palette, type Pixel, tint } from '../painter/colour.ts';
import { roundedBox } from '../painter/distance.ts';
import { inset } from '../painter/inset.ts';
import { noiseSeed } from '../painter/noise-seed.ts';
import { fractal, noise } from '../painter/noise.ts';
import { clamp, smooth, TURN } from '../painter/numbers.ts';
import { pressDown } from '../painter/press-down.ts';
import { type Art, stamp } from '../painter/stamp.ts';
import { around, blend, paint, type Surface } from '../painter/surface.ts';
import { dress } from '../salad/dressing.ts';
import { coldArt } from '../topping/cold-art.ts';
import { placeToppings, pullInside } from '../topping/place-toppings.ts';
import { stampPieces } from '../topping/stamp-pieces.ts';
import type { Serving } from './serving.ts';

const [GOLD, PALE, BROWN, PAPER, PAPER_SHADE, PRINT] = palette(
  '#FFD560',
  '#FFF0B4',
  '#DE9836',
  '#F7EFDF',
  '#D9C6A2',
  '#B9502B',
);

/** A stick cut from a potato, browned along its edges and ends. */
function fry(random: RandomNumber): Art {
  const seed = noiseSeed(random);
  const width = 0.115 + 0.03 * random();
  const bend = (random() - 0.5) * 0.1;
  const tone = random();
  return (u: number, v: number, pixel: Pixel): void => {
    const across = v - bend * u * u;
    if (Math.abs(across) > 0.3) return;
    pixel.distance = roundedBox(u + 0.1 * across, across, 0.96, width, 0.035);
    if (pixel.distance > 0.06) {
      pixel.distance = 9;
      return;
    }
    const hills = fractal(u * 5, v * 9, seed);
    fill(pixel, GOLD);
    tint(pixel, PALE, 0.6 * smooth(0.3, 0.65, hills) * (0.4 + 0.6 * tone));
    tint(
      pixel,
      BROWN,
      0.55 * smooth(-0.03, 0.01, pixel.distance) + 0.7 * smooth(0.84, 0.98, Math.abs(u) + 0.12 * hills),
    );
    tint(pixel, BROWN, 0.07 * smooth(0.5, 0.3, hills) + 0.1 * (1 - tone));
    const edge = clamp(-pixel.distance / 0.03);
    pixel.height = 0.2 * Math.sqrt(1 - (1 - edge) ** 2) + 0.02 * hills;
    pixel.gloss = 0.4;
  };
}

/** Golden fries in a bowl lined with paper, a sauce beside them. */
export function paintFries(surface: Surface, { sauce, toppings, seed, isSmall }: Serving): void {
  paintCrockery(surface, { radius: 0.93, form: 'bowl' });
  linePaper(surface, seed);
  heapFries(surface, seed, isSmall);
  dress(surface, { radius: 0.6, seed, drops: 0, grains: isSmall ? 0 : 14 });
  if (toppings.length > 0) {
    surface.ground = blur(surface.height, surface.width, 0.05 * surface.scale);
    const pieces = placeToppings(
      toppings.map((topping) => ({ topping, art: coldArt(topping) })),
      seededRandom(seed + 510),
      { reach: () => 0.6, area: 0.3, side: 0, scale: isSmall ? 1.4 : 1.15, bake: 0 },
    );
    for (const piece of pieces) pullInside(piece, () => 0.7);
    stampPieces(surface, pieces, { melt: 0, seed, isSmall });
  }
  if (sauce === 'none') return;
  inset(surface, { x: 0.5, y: 0.5, share: 0.44, height: 0.16 }, (inner) => {
    paintDip(inner, { kind: 'dip', sauce, toppings: [] }, { seed: String(seed), isSmall: true });
  });
}

/** A sheet of printed paper, crumpled into the bowl: its corners look over the rim. */
function linePaper(surface: Surface, seed: number): void {
  const turn = seed % 7;
  paint(surface, around(0, 0, 0.95), (x, y, pixel, index) => {
    const angle = Math.atan2(y, x) + turn;
    const away = Math.hypot(x, y);
    const edge = 0.8 + 0.06 * Math.cos(angle * 4) + 0.035 * (noise(x * 5, y * 5, seed + 2) - 0.5);
    const amount = clamp(0.5 + (edge - away) * surface.scale);
    if (amount <= 0) return;
    // Folds run from the middle outwards and lose their way.
    const bent = angle + 0.5 * (noise(x * 3, y * 3, seed + 3) - 0.5);
    const fold = Math.abs(Math.sin(bent * 7)) * 0.6 + Math.abs(Math.sin(bent * 12 + 1)) * 0.4;
    fill(pixel, PAPER);
    tint(pixel, PAPER_SHADE, 0.5 * smooth(0.6, 0.2, fold));
    const check = Math.sign(Math.sin(x * 34) * Math.sin(y * 34));
    if (check > 0) tint(pixel, PRINT, 0.62);
    pixel.gloss = 0.15;
    blend(
      surface,
      index,
      pixel,
      amount,
      0.04 + 0.15 * smooth(0.55, 0.88, away) + 0.035 * fold * smooth(0.3, 0.7, away),
    );
  });
}

const LAYERS = 3;

function heapFries(surface: Surface, seed: number, isSmall: boolean): void {
  const random = seededRandom(seed + 40);
  const length = isSmall ? 0.4 : 0.37;
  for (let layer = 0; layer < LAYERS; layer++) {
    surface.ground = blur(surface.height, surface.width, 0.05 * surface.scale);
    const room = 0.78 - length * 0.8 - layer * 0.05;
    const count = isSmall ? 13 : 20;
    for (let index = 0; index < count; index++) {
      const angle = index * 2.399_963 + layer;
      const away = Math.sqrt((index + 0.5) / count) * room;
      const place = { x: Math.cos(angle) * away, y: Math.sin(angle) * away, rotation: random() * TURN };
      stamp(
        surface,
        fry(random),
        { ...place, radius: length * (0.85 + 0.3 * random()) },
        { ink: 0.14, lift: 0.016, follow: 0 },
      );
    }
  }
  pressDown(surface, { x: 0, y: 0, radius: 0.8, height: 0.14 });
}
