import type { Illustration, Topping } from '@ofenpost/core/catalogue/illustration';
import { seededRandom } from '@ofenpost/core/random/seeded-random';
import { paintCrockery } from '../crockery/crockery.ts';
import { hashText } from '../hash-text.ts';
import { blur } from '../painter/blur.ts';
import { fill, palette, tint } from '../painter/colour.ts';
import { noise } from '../painter/noise.ts';
import { clamp, smooth } from '../painter/numbers.ts';
import { around, blend, paint, type Surface } from '../painter/surface.ts';
import { coldArt } from '../topping/cold-art.ts';
import { placeToppings, pullInside } from '../topping/place-toppings.ts';
import { stampPieces } from '../topping/stamp-pieces.ts';
import { dress } from './dressing.ts';
import { heapLeaves, isSaladLeaf } from './leaf-heap.ts';

export type Salad = Extract<Illustration, { kind: 'salad' }>;

export type SaladOptions = {
  readonly seed: string;
  /** For pictures of at most 128 pixels: fewer and larger pieces. */
  readonly isSmall: boolean;
};

const BOWL = 0.93;
/** Leaves lean on the wall, and end below the line on the rim. */
const LEAVES = 0.86;
const TOPPED = 0.7;

/** Paints a bowl heaped with leaves, and on them what else is in the salad. */
export function paintSalad(surface: Surface, { ingredients }: Salad, { seed: name, isSmall }: SaladOptions): void {
  const seed = hashText(name) & 0xf_ff_ff;
  const all = [...new Set(ingredients)];
  const leaves = all.filter(isSaladLeaf);
  paintCrockery(surface, { radius: BOWL, form: 'bowl' });
  shadeFloor(surface, seed);
  heapLeaves(surface, leaves.length === 0 ? ['lettuce'] : leaves, { radius: LEAVES, seed, isSmall });
  // On the tips of the leaves and nearly level: between them, or leaning away from the light, they would be dark.
  surface.ground = blur(surface.height, surface.width, 0.26 * surface.scale).map((height) => height + 0.05);
  layOnTop(
    surface,
    all.filter((kind) => !isSaladLeaf(kind)),
    { seed, isSmall },
  );
  dress(surface, { radius: TOPPED, seed, drops: isSmall ? 8 : 34, grains: isSmall ? 0 : 30 });
}

type LayOptions = { readonly seed: number; readonly isSmall: boolean };

function layOnTop(surface: Surface, kinds: readonly Topping[], { seed, isSmall }: LayOptions): void {
  const reach = () => TOPPED;
  const pieces = placeToppings(
    kinds.map((topping) => ({ topping, art: coldArt(topping) })),
    seededRandom(seed + 510),
    { reach, area: isSmall ? 0.45 : 0.5, side: 0, scale: isSmall ? 1.4 : 1.15, bake: 0 },
  );
  for (const piece of pieces) pullInside(piece, () => TOPPED + 0.04);
  stampPieces(surface, pieces, { melt: 0, seed, isSmall, follow: 0 });
}

const [DEEP, GREEN] = palette('#20301A', '#3F6B2A');

/** Between the leaves one looks at darker leaves, never at the glaze. */
function shadeFloor(surface: Surface, seed: number): void {
  paint(surface, around(0, 0, LEAVES), (x, y, pixel, index) => {
    const away = Math.hypot(x, y);
    const edge = 0.6 + 0.05 * noise(x * 8, y * 8, seed + 1);
    const amount = clamp(0.5 + (edge - away) * surface.scale);
    if (amount <= 0) return;
    fill(pixel, DEEP);
    tint(pixel, GREEN, noise(x * 11, y * 11, seed) * smooth(0, 0.8, away));
    pixel.gloss = 0.2;
    blend(surface, index, pixel, amount, 0.06);
  });
}
