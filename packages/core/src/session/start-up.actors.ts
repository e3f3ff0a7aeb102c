import { fromPromise } from 'xstate';
import type { Account } from '../account/account.ts';
import type { Cart } from '../cart/cart.ts';
import type { CartPort } from '../cart/cart.port.ts';
import type { SessionPort } from './session.port.ts';

export const createStartUpActors = (ports: { readonly session: SessionPort; readonly cart: CartPort }) => ({
  loadAccount: fromPromise<Account>(() => ports.session.loadMe()),
  loadCart: fromPromise<Cart>(() => ports.cart.load()),
});
