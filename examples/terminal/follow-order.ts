import type { PlacedOrder } from '@ofenpost/core/checkout/placed-order';
import type { Order } from '@ofenpost/core/order/order';
import { isFinished } from '@ofenpost/core/order/order-lifecycle.machine';
import { orderMessages } from '@ofenpost/core/order/order-messages';
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
    let reported: Order | null = null;
    let isLost = false;
    actor.subscribe((snapshot) => {
      if (selectIsConnectionLost(snapshot) !== isLost) {
        isLost = !isLost;
        terminal.print(isLost ? '… keine Verbindung, wir versuchen es wieder' : '… wieder verbunden');
      }
      const current = selectOrder(snapshot) ?? order;
      for (const message of orderMessages(reported, current))
        terminal.print(`${formatTime(ports.clock.now())}  ${message}`);
      reported = current;
      if (!isFinished(current.status)) return;
      actor.stop();
      resolve();
    });
    actor.start();
  });
}
