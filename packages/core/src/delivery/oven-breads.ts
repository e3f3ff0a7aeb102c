import * as z from 'zod/mini';

/** More of the oven than this needs no single product. */
export const OVEN_BREADS_MAX = 20;

/** How many flatbreads' room a product takes in the oven; 0 for what is not baked to order. */
export const ovenBreads = z.int().check(z.gte(0), z.lte(OVEN_BREADS_MAX));

/** What the oven has to know of the items of a cart. */
type Baked = { readonly amount: number; readonly products: { readonly ovenBreads: number } };

/** How many flatbreads the oven bakes for a cart. */
export const breadsOf = ({ productCart }: { readonly productCart: readonly Baked[] }): number =>
  productCart.reduce((sum, { amount, products }) => sum + amount * products.ovenBreads, 0);
