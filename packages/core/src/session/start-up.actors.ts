import { fromPromise } from 'xstate';
import type { Account } from '../account/account.ts';
import type { Cart } from '../cart/cart.ts';
import type { StartUpPorts } from './start-up.machine.ts';

/** The work of the start-up machine, done through the ports of its input. */
export const startUpActors = {
  loadMe: fromPromise<Account, StartUpPorts>(({ input: { session } }) => session.loadMe()),
  loadCart: fromPromise<Cart, StartUpPorts>(({ input: { cart } }) => cart.load()),
};
