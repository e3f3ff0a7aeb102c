import type { Flatbread } from '@ofenpost/core/catalogue/illustration';
import { layToppings, paintBase } from './flatbread/flatbread.ts';
import { develop, type Picture } from './painter/develop.ts';
import { copySurface, createSurface, type Surface } from './painter/surface.ts';

export type LiveFlatbread = {
  readonly picture: Picture;
  /** For each pixel of the picture, row by row: 0, or the number of the topping that is seen there; 1 is the first of `TOPPINGS`. */
  readonly owners: Uint8Array<ArrayBuffer>;
};

type LiveOptions = {
  /** The name of the picture, as for `drawIllustration`. */
  readonly seed: string;
  /** From 0 (raw) to 1 (out of the oven). */
  readonly bake: number;
};

/** Bases take most of the time. So many are cached: the raw one, and those on its way through the oven. */
const BASES_MAX = 4;

/**
 * Draws breads that change piece by piece, all of them `size` pixels wide and as `drawIllustration` draws them, but not
 * smoothed: they are shown smaller than they are drawn.
 */
export function createLiveFlatbread(size: number): (flatbread: Flatbread, options: LiveOptions) => LiveFlatbread {
  const bases = new Map<string, Surface>();
  function baseOf(flatbread: Flatbread, { seed, bake }: LiveOptions): Surface {
    const { shape, sauce, dough, toppings, halves } = flatbread;
    const cheese = [toppings, halves?.left, halves?.right].map((part) => part?.includes('mozzarella'));
    const key = JSON.stringify([shape, sauce, dough, cheese, seed, bake]);
    const cached = bases.get(key);
    if (cached !== undefined) return cached;
    const base = createSurface(size, { hasOwners: true });
    paintBase(base, flatbread, { seed, bake, isSmall: false });
    bases.set(key, base);
    const [oldest] = bases.keys();
    if (bases.size > BASES_MAX && oldest !== undefined) bases.delete(oldest);
    return base;
  }
  return (flatbread, { seed, bake }) => {
    const surface = copySurface(baseOf(flatbread, { seed, bake }));
    layToppings(surface, flatbread, { seed, bake, isSmall: false });
    const picture = develop(surface, { supersampling: 1 });
    return { picture, owners: surface.owners ?? new Uint8Array() };
  };
}
