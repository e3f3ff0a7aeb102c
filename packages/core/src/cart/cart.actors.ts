import { fromPromise } from 'xstate';
import { type Result, err, ok } from '../result/result.ts';
import type { CartPort } from './cart.port.ts';
import type { Cart, CartError } from './cart.ts';
import type { CartChange } from './pending-changes.ts';

function applyChange(port: CartPort, change: CartChange): Promise<Result<Cart, CartError>> {
  switch (change.kind) {
    case 'added':
      return port.add(change.item);
    case 'amountChanged':
      return port.changeAmount(change);
    case 'unavailableRemoved':
      return port.removeUnavailable().then(ok);
    case 'reloaded':
      return port.load().then(ok);
  }
}

/** The work of the cart machine, done through the ports. */
export const createCartActors = (ports: { readonly cart: CartPort }) => ({
  changeCart: fromPromise<Result<Cart, CartError>, CartChange | undefined>(({ input }) =>
    input === undefined ? Promise.resolve(err({ code: 'itemUnknown' })) : applyChange(ports.cart, input),
  ),
});
