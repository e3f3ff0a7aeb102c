import { setTimeout as sleep } from 'node:timers/promises';
import {
  createKitchenScreenActors,
  kitchenScreenMachine,
  selectKitchenOrders,
} from '@ofenpost/core/kitchen-screen/kitchen-screen.machine';
import { nextStation, ovenContent, ticketsOf } from '@ofenpost/core/kitchen-screen/kitchen-tickets';
import { FIRST_TASK } from '@ofenpost/core/kitchen-screen/station-work';
import type { KitchenTask } from '@ofenpost/core/order/kitchen-mark';
import { createActor } from 'xstate';
import type { Device } from './device.ts';
import { type NightLedger, noteWaiting } from './night-ledger.ts';
import type { Person } from './person.ts';

type KitchenOptions = { readonly device: Device; readonly ledger: NightLedger; readonly random: () => number };

const NAME = 'kitchen';
const LOOK_EVERY_MS = 40;
/** How often what comes out of the oven goes before what goes in. */
const OUT_FIRST = 0.6;

/** The cook, who reports what goes into the oven, comes out of it, and is made cold. */
export function openKitchen({ device: { ports, tapped }, ledger, random }: KitchenOptions): Person {
  const actor = createActor(kitchenScreenMachine.provide({ actors: createKitchenScreenActors(ports) }), {
    input: { now: ports.clock.now(), station: 'all' },
  });
  actor.on('tap.refused', ({ order, error }) => {
    if (order !== undefined) ledger.refusedInKitchen.push(order.id);
    if (order === undefined || ledger.fates.get(order.id)?.fate !== 'cancelledByDesk')
      ledger.faults.push(`the kitchen was refused ${order?.number}: ${JSON.stringify(error)}`);
  });
  actor.subscribe(({ context }) => noteWaiting(ledger, NAME, context.waiting.length));
  actor.start();

  function report(id: string, task: KitchenTask): void {
    const key = crypto.randomUUID();
    const before = actor.getSnapshot().context.waiting;
    actor.send({ type: 'task.reported', id, key, task });
    if (actor.getSnapshot().context.waiting === before) return;
    ledger.kitchen.push({ id, key, what: task });
    tapped();
  }

  function work(): void {
    actor.send({ type: 'time.passed', at: ports.clock.now() });
    const orders = selectKitchenOrders(actor.getSnapshot()) ?? [];
    const [baked] = ovenContent(orders);
    const ticket = ticketsOf(orders, 'all').find(({ isCancelled }) => !isCancelled);
    const next = ticket === undefined ? null : nextStation(ticket, 'all');
    if (baked !== undefined && (next === null || random() < OUT_FIRST)) report(baked.order.id, 'ovenOut');
    else if (ticket !== undefined && next !== null) report(ticket.id, FIRST_TASK[next]);
  }

  return {
    name: NAME,
    work: async (isOver) => {
      while (!isOver()) {
        work();
        await sleep(LOOK_EVERY_MS * (1 + random()));
      }
    },
    waiting: () => actor.getSnapshot().context.waiting.length,
    stop: () => actor.stop(),
  };
}
