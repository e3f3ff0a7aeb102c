import { fromCallback, fromPromise } from 'xstate';
import type { Result } from '../result/result.ts';
import type { OrderEvent } from './order.machine.ts';
import type { OrderKey, OrderPort } from './order.port.ts';
import type { Order } from './order.ts';

/** The work of the order machine, done through the ports. */
export const createOrderActors = (ports: { readonly order: Pick<OrderPort, 'load' | 'watch'> }) => ({
  loadOrder: fromPromise<Result<Order, { readonly code: 'orderUnknown' }>, OrderKey>(({ input }) =>
    ports.order.load(input),
  ),
  watchOrder: fromCallback<OrderEvent, OrderKey>(({ input, sendBack }) =>
    ports.order.watch(input, {
      alive: () => sendBack({ type: 'connection.heard' }),
      changed: (order) => sendBack({ type: 'order.changed', order }),
      lost: () => sendBack({ type: 'connection.lost' }),
      unavailable: () => sendBack({ type: 'stream.unavailable' }),
    }),
  ),
});
