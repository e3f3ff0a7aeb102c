import { MARGHERITA } from '../catalogue/product.fixtures.ts';
import type { StoredCartItem } from './stored-cart.ts';

export const cartItemId = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** One Margherita without extras, unless changed. */
export const storedItem = (index: number, change: Partial<StoredCartItem> = {}): StoredCartItem => ({
  id: cartItemId(index),
  productId: MARGHERITA.id,
  optionIds: [],
  amount: 1,
  ...change,
});
