import { fromPromise } from 'xstate';
import { STORED_CART_KEY } from '../cart/stored-guest-cart-key.ts';
import { STORED_CHECKOUT_KEY } from '../checkout/stored-checkout-key.ts';
import { DEVICE_ORDERS_KEY } from '../order/device-orders-key.ts';
import { STORED_PHONE_ORDERS_KEY } from '../phone-order/stored-phone-orders-key.ts';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import type { SessionPort } from './session.port.ts';

type SessionPorts = { readonly session: SessionPort; readonly keyValue: KeyValuePort };

/**
 * Removes the person's data from the device, which may be shared: the cart, the checkout entries and the earlier
 * orders.
 */
export function forgetPerson(keyValue: KeyValuePort): void {
  keyValue.remove(STORED_CHECKOUT_KEY);
  keyValue.remove(STORED_PHONE_ORDERS_KEY);
  keyValue.remove(STORED_CART_KEY);
  keyValue.remove(DEVICE_ORDERS_KEY);
}

/** The work of the session machine, done through the ports. */
export const createSessionActors = ({ session, keyValue }: SessionPorts) => ({
  signOut: fromPromise<void>(async () => {
    await session.signOut();
    forgetPerson(keyValue);
  }),
});
