import type { Assortment } from './assortment.ts';

/** Where nothing is offered. */
export const NO_ASSORTMENT: Assortment = { products: [], pizzaOffer: null, menus: [], weekMenuEntries: [] };
