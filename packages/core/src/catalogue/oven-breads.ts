import * as z from 'zod/mini';

/** No single product needs more room in the oven. */
export const OVEN_BREADS_MAX = 20;

/** The room that a product takes in the oven, in flatbreads; 0 when it is not baked to order. */
export const ovenBreads = z.int().check(z.gte(0), z.lte(OVEN_BREADS_MAX));

/** The part of a cart that matters to the oven. */
type Baked = { readonly amount: number; readonly products: { readonly ovenBreads: number } };

/** How many flatbreads the oven bakes for a cart. */
export const breadsOf = ({ productCart }: { readonly productCart: readonly Baked[] }): number =>
  productCart.reduce((sum, { amount, products }) => sum + amount * products.ovenBreads, 0);
