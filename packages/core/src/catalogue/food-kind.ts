import { memoize } from '../memoize/memoize.ts';
import type { Illustration, Liquid } from './illustration.ts';
import type { Product } from './product.ts';

/** What a product is, as far as its picture says: staff choose a picture for each product. */
export type FoodKind = Exclude<Illustration['kind'], 'drink'> | 'beer' | 'wine' | 'drink';

const BEERS: readonly Liquid[] = ['lager', 'wheatBeer', 'darkBeer'];
const WINES: readonly Liquid[] = ['redWine', 'whiteWine', 'roseWine'];

/** The kind of a product, by its picture. */
export const foodKind = memoize(({ illustration }: Pick<Product, 'illustration'>): FoodKind => {
  if (illustration.kind !== 'drink') return illustration.kind;
  if (BEERS.includes(illustration.liquid)) return 'beer';
  return WINES.includes(illustration.liquid) ? 'wine' : 'drink';
});

export const isDrink = (kind: FoodKind): boolean => kind === 'beer' || kind === 'wine' || kind === 'drink';
