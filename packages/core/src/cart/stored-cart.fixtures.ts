import { MARGHERITA } from '../catalogue/product.fixtures.ts';
import { MENU } from '../menu/menu.fixtures.ts';
import type { PizzaCreation } from '../pizza/pizza-creation.ts';
import { CART_ITEMS_MAX } from './cart-limits.ts';
import type { StoredMenuItem, StoredPizzaItem, StoredProductItem } from './stored-cart.ts';

export const cartItemId = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** One Margherita without extras, unless changed. */
export const storedItem = (index: number, change: Partial<StoredProductItem> = {}): StoredProductItem => ({
  id: cartItemId(index),
  productId: MARGHERITA.id,
  optionIds: [],
  amount: 1,
  ...change,
});

export const storedPizza = (index: number, creation: PizzaCreation, amount = 1): StoredPizzaItem => ({
  id: cartItemId(index),
  creation,
  amount,
});

export const storedMenu = (index: number, amount = 1, menuId = MENU.id): StoredMenuItem => ({
  id: cartItemId(index),
  menuId,
  amount,
});

/** The largest number of different products, all unknown to the shop. */
export const FULL_CART: readonly StoredProductItem[] = Array.from({ length: CART_ITEMS_MAX }, (_, index) =>
  storedItem(index, { productId: cartItemId(index + 500) }),
);
