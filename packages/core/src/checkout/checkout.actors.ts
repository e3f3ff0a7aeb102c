import { fromPromise } from 'xstate';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { readValue, writeValue } from '../storage/versioned-value.ts';
import type { CheckoutAnswer, CheckoutSending } from './checkout-context.ts';
import type { CheckoutPort } from './checkout.port.ts';
import type { IdempotencyKeyPort } from './idempotency-key.port.ts';
import { isAlreadyPlaced } from './place-order.ts';
import { type StoredCheckout, storedCheckout, nextCheckout, takenUp, checkoutToStore } from './stored-checkout.ts';

type CheckoutPorts = {
  readonly checkout: CheckoutPort;
  readonly keyValue: KeyValuePort;
  readonly idempotencyKey: IdempotencyKeyPort;
};

/**
 * Sends the request. When the server answers that the key belongs to another order, an earlier request without an
 * answer was placed: it is sent again to get that order.
 */
async function placeOrFind(
  checkout: CheckoutPort,
  { unconfirmed, superseded }: CheckoutSending,
): Promise<CheckoutAnswer> {
  if (unconfirmed === null) throw new Error('nothing was submitted');
  const answer = await checkout.place(unconfirmed);
  if (answer.ok || !isAlreadyPlaced(answer.error)) return { answer, isEarlier: false };
  for (const earlier of superseded) {
    const found = await checkout.place(earlier);
    if (found.ok) return { answer: found, isEarlier: true };
  }
  return { answer, isEarlier: false };
}

/** The work of the checkout machine, done through the ports. */
export function createCheckoutActors({ checkout, keyValue, idempotencyKey }: CheckoutPorts) {
  const begin = (beginning: StoredCheckout): StoredCheckout => ({
    ...checkoutToStore(beginning),
    idempotencyKey: idempotencyKey.create(),
    unconfirmed: null,
    superseded: [],
  });
  return {
    restoreCheckout: fromPromise<StoredCheckout, StoredCheckout>(async ({ input }) => {
      const stored = readValue(keyValue, storedCheckout);
      return (stored === null ? null : takenUp(stored, input)) ?? begin(input);
    }),
    beginCheckout: fromPromise<StoredCheckout, StoredCheckout>(async ({ input }) => begin(input)),
    storeCheckout: fromPromise<void, StoredCheckout>(async ({ input }) => writeValue(keyValue, storedCheckout, input)),
    endCheckout: fromPromise<void, StoredCheckout>(async ({ input }) =>
      writeValue(keyValue, storedCheckout, nextCheckout(input, idempotencyKey.create())),
    ),
    placeOrder: fromPromise<CheckoutAnswer, CheckoutSending>(({ input }) => placeOrFind(checkout, input)),
  };
}
