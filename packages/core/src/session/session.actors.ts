import { fromPromise } from 'xstate';
import { KEPT_CART_KEY } from '../cart/kept-cart-key.ts';
import { KEPT_CHECKOUT_KEY } from '../checkout/kept-checkout-key.ts';
import { KEPT_CAPTURES_KEY } from '../order-capture/kept-captures-key.ts';
import { DEVICE_ORDERS_KEY } from '../order/device-orders-key.ts';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import type { SessionPort } from './session.port.ts';

type SessionPorts = { readonly session: SessionPort; readonly keyValue: KeyValuePort };

/** The device may be shared: the cart, what was entered at checkout and the orders of before go with the person. */
export function forgetPerson(keyValue: KeyValuePort): void {
  keyValue.remove(KEPT_CHECKOUT_KEY);
  keyValue.remove(KEPT_CAPTURES_KEY);
  keyValue.remove(KEPT_CART_KEY);
  keyValue.remove(DEVICE_ORDERS_KEY);
}

/** The work of the session machine, done through the ports. */
export const createSessionActors = ({ session, keyValue }: SessionPorts) => ({
  signOut: fromPromise<void>(async () => {
    await session.signOut();
    forgetPerson(keyValue);
  }),
});
