import { RUNNING_ORDER_KEY } from '@ofenpost/core/order/device-orders-key';
import type { Order } from '@ofenpost/core/order/order';
import { arrivalOf } from '@ofenpost/core/order/order-arrival';
import { isFinished } from '@ofenpost/core/order/order-lifecycle.machine';
import type { Ports } from '@ofenpost/core/ports';

/** In ms: an order may be late; one that nobody has looked at for longer is hardly under way. */
const LATE_MS = 2 * 60 * 60 * 1000;

/** Lets the device remember whether this order is under way, by its own clock: the script below reads no other. */
export function rememberRunningOrder({ keyValue, clock }: Pick<Ports, 'keyValue' | 'clock'>, order: Order): void {
  const arrival = isFinished(order.status) ? null : arrivalOf(order);
  if (arrival === null) return keyValue.remove(RUNNING_ORDER_KEY);
  const left = Math.max(0, Date.parse(arrival.at) - Date.parse(clock.now()));
  return keyValue.write(RUNNING_ORDER_KEY, String(Date.now() + left + LATE_MS));
}

/** The same for an order that was just placed, for which home has room from now on: nobody reads home meanwhile. */
export function rememberPlacedOrder(ports: Pick<Ports, 'keyValue' | 'clock'>, order: Order): void {
  rememberRunningOrder(ports, order);
  document.documentElement.dataset['order'] = '';
}
