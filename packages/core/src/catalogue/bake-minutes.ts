import type { Menu } from '../menu/menu.ts';
import type { Product } from './product.ts';

/** So long a dish bakes that has no minutes of its own. */
export const USUAL_BAKE_MINUTES = 6;
export const BAKE_MINUTES_MAX = 90;

/** A product with what guests are not shown: how long it bakes, in minutes; null means as long as usual. */
export type BakedProduct = Product & { readonly bakeMinutes: number | null };

/** The minutes of everything that does not bake as long as usual, by its id; 0 for what is not baked. */
export type BakeMinutes = Readonly<Record<string, number>>;

const minutesOf = ({ ovenBreads, bakeMinutes }: Pick<BakedProduct, 'ovenBreads' | 'bakeMinutes'>): number =>
  ovenBreads === 0 ? 0 : (bakeMinutes ?? USUAL_BAKE_MINUTES);

/** The minutes of all products and menus that differ from the usual ones. */
export const unusualBakeMinutes = (products: readonly BakedProduct[], menus: readonly Menu[]): BakeMinutes =>
  Object.fromEntries(
    [...products, ...menus.map((menu) => ({ ...menu, bakeMinutes: null }))]
      .map((dish) => [dish.id, minutesOf(dish)] as const)
      .filter(([, minutes]) => minutes !== USUAL_BAKE_MINUTES),
  );

/** How long a product or a menu bakes. An own pizza, and what is not known any more, bakes as long as usual. */
export const bakeMinutesOf = (id: string, unusual: BakeMinutes): number => unusual[id] ?? USUAL_BAKE_MINUTES;

/** How long the dishes of an order bake, beside each other in the oven. */
export const longestBake = (lines: readonly { readonly productId: string }[], unusual: BakeMinutes): number =>
  Math.max(0, ...lines.map(({ productId }) => bakeMinutesOf(productId, unusual)));
