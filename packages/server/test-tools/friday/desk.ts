import { setTimeout as sleep } from 'node:timers/promises';
import { createTapStore, storeTaps } from '@ofenpost/core/offline-taps/tap-queue';
import { type OrderDeskTap, orderDeskTap } from '@ofenpost/core/order-desk/order-desk-taps';
import { createOrderDeskActors } from '@ofenpost/core/order-desk/order-desk.actors';
import { orderDeskMachine } from '@ofenpost/core/order-desk/order-desk.machine';
import { selectConnection, selectKnownOrders } from '@ofenpost/core/order-desk/order-desk.selectors';
import { isUnseenCancellation } from '@ofenpost/core/order/guest-cancel';
import type { Order, OrderStep } from '@ofenpost/core/order/order';
import { isFinished } from '@ofenpost/core/order/order-lifecycle.machine';
import { createActor } from 'xstate';
import type { Device } from './device.ts';
import { type Fate, type NightLedger, noteWaiting } from './night-ledger.ts';
import type { Person } from './person.ts';

type DeskOptions = {
  readonly name: string;
  /** Which orders are this desk's: those whose number divided by two leaves this. */
  readonly turn: 0 | 1;
  readonly couriers: readonly string[];
  readonly device: Device;
  readonly ledger: NightLedger;
  readonly random: () => number;
};

/** In minutes, as the button says. */
const PROMISED = 35;
/** How often both desks want to accept the same order. */
const RACES = 0.15;
const LOOK_EVERY_MS = 40;
/** So slow that some orders always wait at a desk, also when its network is cut. */
const AFTER_TAP_MS = 150;

/** Somebody at an order desk, who accepts, gives to couriers and sends out; a reload keeps the taps that wait. */
export function openDesk({ name, turn, couriers, device, ledger, random }: DeskOptions): Person & {
  reload(): void;
} {
  const { ports, tapped } = device;
  const orderDesk = {
    ...ports.orderDesk,
    seeCancellation: async (id: string) => {
      const result = await ports.orderDesk.seeCancellation(id);
      // Somebody else was quicker, or this desk itself whose answer was lost: the board shows it by and by.
      if (!result.ok) ledger.failedAtDesk.push({ desk: name, id });
      return result;
    },
  };
  const machine = orderDeskMachine.provide({ actors: createOrderDeskActors({ ...ports, orderDesk }) });
  const store = createTapStore<OrderDeskTap>(ports, { key: 'taps', version: 1, tap: orderDeskTap });
  const start = () => {
    const actor = createActor(machine, { input: { waiting: store.read() } });
    const stopStoring = storeTaps(actor, store);
    actor.on('step.refused', ({ id, error }) => {
      ledger.refusedAtDesk.push({ desk: name, id, what: 'status' in error ? error.status : error.code });
    });
    actor.on('step.failed', ({ id }) => ledger.failedAtDesk.push({ desk: name, id }));
    actor.subscribe(({ context }) => noteWaiting(ledger, name, context.waiting.length));
    actor.start();
    const stop = () => {
      stopStoring();
      actor.stop();
    };
    return { actor, stop };
  };
  let page = start();
  const context = () => page.actor.getSnapshot().context;

  /** Takes a step; false where the machine does not, as without a network where money is taken. */
  function step(id: string, taken: OrderStep): boolean {
    const before = context();
    page.actor.send({ type: 'step.taken', id, step: taken, at: ports.clock.now() });
    if (context().stepping === before.stepping && context().waiting === before.waiting) return false;
    ledger.desk.push({ desk: name, id, what: taken.to });
    tapped();
    return true;
  }

  function see(id: string): boolean {
    page.actor.send({ type: 'cancellation.seen', id });
    if (context().stepping[id] === undefined) return false;
    ledger.desk.push({ desk: name, id, what: 'seen' });
    tapped();
    return true;
  }

  const isConnected = () => selectConnection(page.actor.getSnapshot()) === 'connected';

  async function giveToCourier({ id, number }: Order): Promise<void> {
    const courierId = couriers[Math.trunc(random() * couriers.length)] ?? null;
    try {
      const assigned = await ports.courier.assign(id, { courierId, place: 'last' });
      if (assigned.ok) page.actor.send({ type: 'order.corrected', order: assigned.value });
      else ledger.faults.push(`${name} could not give ${number} to a courier: ${assigned.error.code}`);
    } catch {
      // The board says whether it has arrived, once it is connected again.
      await sleep(LOOK_EVERY_MS);
      while (!isConnected()) await sleep(LOOK_EVERY_MS);
    }
  }

  /** What this desk does with an order that is its own; false: nothing. */
  async function serveOwn(order: Order, fate: Fate): Promise<boolean> {
    const { id, status, tour } = order;
    if (isUnseenCancellation(order)) return see(id);
    if (fate === 'cancelledByDesk' && !isFinished(status))
      return step(id, { from: status, to: 'cancelled', reason: { code: 'customer', text: '' } });
    if (status !== 'ready') return false;
    if (tour !== undefined) return step(id, { from: status, to: 'onTheWay' });
    if (!isConnected()) return false;
    ledger.assigned.add(id);
    await giveToCourier(order);
    return true;
  }

  /** A new order may be wanted by both desks. */
  async function serve(order: Order): Promise<boolean> {
    const { id, status, number } = order;
    const fate = ledger.fates.get(id)?.fate;
    if (fate === undefined || context().stepping[id] !== undefined) return false;
    const isMine = number % 2 === turn;
    if (status !== 'placed') return isMine && serveOwn(order, fate);
    if (fate === 'cancelledByGuest' || (!isMine && random() > RACES)) return false;
    return fate === 'rejected'
      ? step(id, { from: status, to: 'rejected', reason: { code: 'tooBusy', text: '' } })
      : step(id, { from: status, to: 'accepted', minutes: PROMISED });
  }

  return {
    name,
    work: async (isOver) => {
      while (!isOver()) {
        for (const order of Object.values(selectKnownOrders(page.actor.getSnapshot()) ?? {}))
          if (await serve(order)) {
            await sleep(AFTER_TAP_MS * (1 + random()));
            break;
          }
        await sleep(LOOK_EVERY_MS * (1 + random()));
      }
    },
    waiting: () => context().waiting.length + Object.keys(context().stepping).length,
    reload: () => {
      page.stop();
      page = start();
    },
    stop: () => page.stop(),
  };
}
