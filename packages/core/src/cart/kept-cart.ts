import type { KeyValuePort } from '../storage/key-value.port.ts';
import { type VersionedValue, readValue, writeValue } from '../storage/versioned-value.ts';
import { type Cart, cart } from './cart.ts';
import { KEPT_CART_KEY } from './kept-cart-key.ts';

/** The cart of whoever uses the device, for reading while the server cannot be reached. */
const keptCart: VersionedValue<Cart> = { key: KEPT_CART_KEY, version: 1, schema: cart };

/** Null when nothing is kept. */
export const readKeptCart = (keyValue: KeyValuePort): Cart | null => readValue(keyValue, keptCart);

/** An empty cart leaves nothing on the device. */
export function keepCart(keyValue: KeyValuePort, value: Cart): void {
  if (value.productCart.length === 0) keyValue.remove(KEPT_CART_KEY);
  else writeValue(keyValue, keptCart, value);
}
