import type { KeyValuePort } from '../storage/key-value.port.ts';
import { writeValue } from '../storage/versioned-value.ts';
import type { Cart } from './cart.ts';

/** The key of the last cart on the device, which a page shows until the server answers. */
export const STORED_CART_KEY = 'cart';

/** It must change with the shape of the cart: pages show a stored cart of this version before they check it. */
export const STORED_CART_VERSION = 1;

/** Stores the cart; an empty one is removed from the device. Nothing is checked, so that no page loads a schema for it. */
export function storeCart(keyValue: KeyValuePort, value: Cart): void {
  if (value.productCart.length === 0) keyValue.remove(STORED_CART_KEY);
  else writeValue(keyValue, { key: STORED_CART_KEY, version: STORED_CART_VERSION }, value);
}
