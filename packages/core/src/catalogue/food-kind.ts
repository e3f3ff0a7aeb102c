import { memoize } from '../memoize/memoize.ts';
import type { Illustration, Liquid, Sauce, Topping } from './illustration.ts';
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

/** What lies on a round bread: only its drawing says so as data. */
export type Recipe = { readonly sauce: Sauce; readonly toppings: readonly Topping[] };

/** These taste of dessert: no own pizza has them, so such dishes are no beginning. */
const SWEET: readonly Sauce[] = ['chocolate', 'mascarpone', 'berry'];

/** The recipe of a dish, or null for what is no round, savoury bread. The drawing stands in for it. */
export function recipeOf(illustration: Illustration): Recipe | null {
  if (illustration.kind !== 'flatbread' || SWEET.includes(illustration.sauce)) return null;
  const { shape = 'round', sauce, toppings } = illustration;
  return shape === 'round' || shape === 'oval' ? { sauce, toppings } : null;
}
