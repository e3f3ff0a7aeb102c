import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { CheckoutPort } from '@ofenpost/core/checkout/checkout.port';
import type { OrderDeskPort, OrderKey, OrderPort } from '@ofenpost/core/order/order.port';
import type { PhoneOrderPort } from '@ofenpost/core/phone-order/phone-order.port';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { ORPCError } from '@orpc/client';
import { createRandomKeys } from '../random-key.ts';
import { watchStream } from './live.http.ts';
import { resultOf } from './refusal.ts';
import { withRetry } from './retry.ts';

const keys = createRandomKeys();

const keyOf = ({ id, capability }: OrderKey) => (capability === null ? { id } : { id, capability });

/** 400 means that the id has a form that no order can have. */
const isUnknown = (error: unknown): boolean => error instanceof ORPCError && [400, 404].includes(error.status);

async function orUnknown<T>(answer: Promise<T>): Promise<Result<T, { readonly code: 'orderUnknown' }>> {
  try {
    return ok(await answer);
  } catch (error) {
    if (isUnknown(error)) return err({ code: 'orderUnknown' });
    throw error;
  }
}

export const createOrderHttp = ({ order }: ApiClient): OrderPort => ({
  load: (key) => orUnknown(order.load(keyOf(key))),
  watch: (key, observer) => watchStream((options) => order.watch(keyOf(key), options), observer),
  listMine: ({ before, limit }) => order.listMine(before === null ? { limit } : { before, limit }),
  cancel: async (key) => {
    const answer = await orUnknown(resultOf(order.cancel(keyOf(key))));
    return answer.ok ? answer.value : answer;
  },
  orderAgain: (key) => {
    const again = { ...keyOf(key), idempotencyKey: keys.create() };
    return withRetry(() => orUnknown(order.orderAgain(again)));
  },
});

export const createOrderDeskHttp = ({ orderDesk }: ApiClient): OrderDeskPort => ({
  watch: (observer) => watchStream((options) => orderDesk.watch(undefined, options), observer),
  findEarlier: (query) => orderDesk.findEarlier({ query }),
  step: (id, step) => resultOf(orderDesk.step({ id, step })),
});

export const createCheckoutHttp = ({ checkout }: ApiClient): CheckoutPort => ({
  place: (request) => resultOf(checkout.place(request)),
});

export const createPhoneOrderHttp = ({ orderCapture }: ApiClient): PhoneOrderPort => ({
  findCaller: (phoneNumber) => orderCapture.findCaller({ phoneNumber }),
  capture: (request) => resultOf(orderCapture.capture(request)),
});
