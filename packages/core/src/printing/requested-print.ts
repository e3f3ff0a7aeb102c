import type { Order } from '../order/order.ts';
import type { Instant } from '../time/instant.ts';
import type { Print } from './print.ts';

type Asking = Pick<Print, 'id' | 'printer' | 'by'> & {
  readonly order: Pick<Order, 'id' | 'number'>;
  readonly at: Instant;
};

/** The print of a ticket that was just requested. */
export const requestedPrint = ({ id, order, printer, by, at }: Asking): Print => ({
  id,
  orderId: order.id,
  orderNumber: order.number,
  printer,
  by,
  at,
  state: 'waiting',
  copy: null,
  problem: null,
  attempts: 0,
  changedAt: at,
  follows: null,
  dismissed: null,
});

/**
 * The automatic print that repeats one of which it is unknown whether it is on paper. It has the request time of that
 * one, so it comes before later requests, and is not printed when it is too old.
 */
export const followingPrint = (print: Print, { id, at }: Pick<Print, 'id' | 'at'>): Print => ({
  ...requestedPrint({
    id,
    order: { id: print.orderId, number: print.orderNumber },
    printer: print.printer,
    by: null,
    at: print.at,
  }),
  changedAt: at,
  follows: print.id,
});
