import type { KeyValuePort } from '../storage/key-value.port.ts';
import { type VersionedValue, readValue, writeValue } from '../storage/versioned-value.ts';
import { type Cart, cart } from './cart.ts';
import { STORED_CART_KEY } from './stored-guest-cart-key.ts';

/** The last cart on the device, for reading while the server cannot be reached. */
const storedCart: VersionedValue<Cart> = { key: STORED_CART_KEY, version: 1, schema: cart };

/** Null when nothing is stored. */
export const readStoredCart = (keyValue: KeyValuePort): Cart | null => readValue(keyValue, storedCart);

/** Stores the cart; an empty one is removed from the device. */
export function storeCart(keyValue: KeyValuePort, value: Cart): void {
  if (value.productCart.length === 0) keyValue.remove(STORED_CART_KEY);
  else writeValue(keyValue, storedCart, value);
}
