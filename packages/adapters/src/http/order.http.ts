import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { OrderDeskPort, OrderKey, OrderPort } from '@ofenpost/core/order/order.port';
import { err, ok } from '@ofenpost/core/result/result';
import { ORPCError } from '@orpc/client';
import { watchStream } from './live.http.ts';
import { resultOf } from './refusal.ts';

const keyOf = ({ id, capability }: OrderKey) => (capability === null ? { id } : { id, capability });

/** 400: an id that no order can have. */
const isUnknown = (error: unknown): boolean => error instanceof ORPCError && [400, 404].includes(error.status);

export const createOrderHttp = ({ order }: ApiClient): OrderPort => ({
  load: async (key) => {
    try {
      return ok(await order.load(keyOf(key)));
    } catch (error) {
      if (isUnknown(error)) return err({ code: 'orderUnknown' });
      throw error;
    }
  },
  watch: (key, observer) => watchStream((options) => order.watch(keyOf(key), options), observer),
  listMine: ({ before, limit }) => order.listMine(before === null ? { limit } : { before, limit }),
  cancel: async (key) => {
    try {
      return await resultOf(order.cancel(keyOf(key)));
    } catch (error) {
      if (isUnknown(error)) return err({ code: 'orderUnknown' });
      throw error;
    }
  },
});

export const createOrderDeskHttp = ({ orderDesk }: ApiClient): OrderDeskPort => ({
  watch: (observer) => watchStream((options) => orderDesk.watch(undefined, options), observer),
  step: (id, step) => resultOf(orderDesk.step({ id, step })),
});
