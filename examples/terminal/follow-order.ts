import type { PlacedOrder } from '@ofenpost/core/checkout/placed-order';
import { isFinished } from '@ofenpost/core/order/order-lifecycle.machine';
import { ORDER_STATUS_LABELS, type OrderStatus } from '@ofenpost/core/order/order-status';
import {
  createOrderActors,
  orderMachine,
  selectIsConnectionLost,
  selectOrder,
} from '@ofenpost/core/order/order.machine';
import type { Ports } from '@ofenpost/core/ports';
import { formatTime } from '@ofenpost/core/time/zurich';
import { createActor } from 'xstate';
import type { Terminal } from './terminal.ts';

/** Tells each change of the order until it is finished. The machine connects again by itself when the network breaks. */
export function followOrder(terminal: Terminal, ports: Ports, { order, capability }: PlacedOrder): Promise<void> {
  const key = { id: order.id, capability };
  const actor = createActor(orderMachine.provide({ actors: createOrderActors(ports) }), { input: { key, order } });
  return new Promise((resolve) => {
    let reported: OrderStatus | null = null;
    let isLost = false;
    actor.subscribe((snapshot) => {
      if (selectIsConnectionLost(snapshot) !== isLost) {
        isLost = !isLost;
        terminal.print(isLost ? '… keine Verbindung, wir versuchen es wieder' : '… wieder verbunden');
      }
      const current = selectOrder(snapshot) ?? order;
      if (current.status === reported) return;
      reported = current.status;
      const promised = current.promisedAt === null ? '' : `, bei dir um ${formatTime(current.promisedAt)}`;
      terminal.print(`${formatTime(ports.clock.now())}  ${ORDER_STATUS_LABELS[reported]}${promised}`);
      if (!isFinished(reported)) return;
      actor.stop();
      resolve();
    });
    actor.start();
  });
}
