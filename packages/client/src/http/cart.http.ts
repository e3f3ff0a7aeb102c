import type { GuestClient } from '@ofenpost/contract/guest.contract';
import type { CartPort } from '@ofenpost/core/cart/cart.port';
import { createRandomKeys } from '../random-key.ts';
import { resultOf } from './refusal.ts';
import { withRetry } from './retry.ts';

const keys = createRandomKeys();

/** A retried change carries the same key, so that the server applies it once. */
export const createCartHttp = ({ cart }: GuestClient): CartPort => ({
  load: () => cart.load(),
  add: (item) => {
    const addition = { ...item, idempotencyKey: keys.create() };
    return withRetry(() => resultOf(cart.add(addition)));
  },
  exchange: (change) => withRetry(() => resultOf(cart.exchange(change))),
  changeAmount: (change) => withRetry(() => resultOf(cart.changeAmount(change))),
  removeUnavailable: () => withRetry(() => cart.removeUnavailable()),
});
