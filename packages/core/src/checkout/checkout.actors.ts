import { fromPromise } from 'xstate';
import type { Result } from '../result/result.ts';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { readValue, writeValue } from '../storage/versioned-value.ts';
import type { CheckoutPort } from './checkout.port.ts';
import type { IdempotencyKeyPort } from './idempotency-key.port.ts';
import { type CheckoutBeginning, type KeptCheckout, keptCheckout, nextDraft, takenUp } from './kept-checkout.ts';
import type { PlaceOrderError, PlaceOrderRequest, PlacedOrder } from './place-order.ts';

type CheckoutPorts = {
  readonly checkout: CheckoutPort;
  readonly keyValue: KeyValuePort;
  readonly idempotencyKey: IdempotencyKeyPort;
};

/** The work of the checkout machine, done through the ports. */
export function createCheckoutActors({ checkout, keyValue, idempotencyKey }: CheckoutPorts) {
  const begin = (beginning: CheckoutBeginning): KeptCheckout => ({
    ...beginning,
    idempotencyKey: idempotencyKey.create(),
    unconfirmed: null,
  });
  return {
    restoreCheckout: fromPromise<KeptCheckout, CheckoutBeginning>(async ({ input }) => {
      const kept = readValue(keyValue, keptCheckout);
      return (kept === null ? null : takenUp(kept, input)) ?? begin(input);
    }),
    beginCheckout: fromPromise<KeptCheckout, CheckoutBeginning>(async ({ input: { accountId, draft } }) =>
      begin({ accountId, draft }),
    ),
    keepCheckout: fromPromise<void, KeptCheckout>(async ({ input }) => writeValue(keyValue, keptCheckout, input)),
    endCheckout: fromPromise<void, CheckoutBeginning>(async ({ input: { accountId, draft } }) =>
      writeValue(keyValue, keptCheckout, begin({ accountId, draft: nextDraft(draft) })),
    ),
    placeOrder: fromPromise<Result<PlacedOrder, PlaceOrderError>, PlaceOrderRequest | null>(async ({ input }) => {
      if (input === null) throw new Error('nothing was submitted');
      return checkout.place(input);
    }),
  };
}
