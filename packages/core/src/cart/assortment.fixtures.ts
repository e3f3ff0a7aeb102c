import type { Assortment } from './stored-cart.ts';

/** An assortment without any offer. */
export const NO_ASSORTMENT: Assortment = { products: [], pizzaOffer: null, menus: [], weekMenuEntries: [] };
