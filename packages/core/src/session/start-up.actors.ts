import { fromPromise } from 'xstate';
import type { Account } from '../account/account.ts';
import type { CartPort } from '../cart/cart.port.ts';
import type { Cart } from '../cart/cart.ts';
import type { SessionPort } from './session.port.ts';

/** The work of the start-up machine, done through the ports. */
export const createStartUpActors = (ports: { readonly session: SessionPort; readonly cart: CartPort }) => ({
  loadMe: fromPromise<Account>(() => ports.session.loadMe()),
  loadCart: fromPromise<Cart>(() => ports.cart.load()),
});
