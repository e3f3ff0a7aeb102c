import type { Cart } from './cart.ts';

export const EMPTY_CART: Cart = { productCart: [], totalCost: 0 };
