import { SimulatedClock, createActor } from 'xstate';
import type { LiveObserver } from '../live/live.ts';
import type { OrderChangeError } from '../order/order-change.ts';
import type { OrderStatus } from '../order/order-status.ts';
import { PLACED_ORDER, stepTo } from '../order/order.fixtures.ts';
import type { Order, OrderStep, OrderStepError } from '../order/order.ts';
import type { Result } from '../result/result.ts';
import { ordersOnBoard } from './board.ts';
import type { OrderDeskTap } from './order-desk-taps.ts';
import { createOrderDeskActors } from './order-desk.actors.ts';
import { orderDeskMachine } from './order-desk.machine.ts';
import {
  selectConnection,
  selectKnownOrders,
  selectOvertaken,
  selectStepping,
  selectUndoable,
} from './order-desk.selectors.ts';

type StepResult = Result<Order, OrderStepError>;
type UndoResult = Result<Order, OrderChangeError>;

export const TODAY = '2026-11-20';
export const NOW = '2026-11-20T17:05:00.000Z';
export const orderOf = (number: number): Order => ({
  ...PLACED_ORDER,
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  number,
});
export const FIRST = orderOf(1001);
export const SECOND = orderOf(1002);
export const accepted = (order: Order): Order => ({
  ...order,
  revision: 2,
  status: 'accepted',
  orderTimeProgresses: { ...order.orderTimeProgresses, accepted: NOW },
});
export const CANCELLED: Order = {
  ...orderOf(1003),
  revision: 2,
  status: 'cancelled',
  orderTimeProgresses: { ...FIRST.orderTimeProgresses, cancelled: NOW },
  guestCancellation: { seenAt: null },
};
export const ACCEPT = stepTo('placed', 'accepted');

/** A server whose connections and answers the test controls; `told` gets what the desk tells its page. */
export function startDesk<Told extends (event: unknown) => void>(told: Told, waiting: readonly OrderDeskTap[] = []) {
  const clock = new SimulatedClock();
  const connections: LiveObserver<readonly Order[]>[] = [];
  const steps: { id: string; step: OrderStep; answer: (result: StepResult) => void; fail: (error: Error) => void }[] =
    [];
  const undos: { id: string; revision: number; answer: (result: UndoResult) => void; fail: (error: Error) => void }[] =
    [];
  const sights: { id: string; answer: (result: UndoResult) => void; fail: (error: Error) => void }[] = [];
  const actors = createOrderDeskActors({
    clock: { now: () => NOW },
    orderDesk: {
      watch: (observer) => {
        connections.push(observer);
        return () => {};
      },
      step: (id, step) =>
        new Promise<StepResult>((resolve, reject) => {
          steps.push({ id, step, answer: resolve, fail: reject });
        }),
      undo: (id, revision) =>
        new Promise<UndoResult>((resolve, reject) => {
          undos.push({ id, revision, answer: resolve, fail: reject });
        }),
      seeCancellation: (id) =>
        new Promise<UndoResult>((resolve, reject) => {
          sights.push({ id, answer: resolve, fail: reject });
        }),
    },
  });
  const actor = createActor(orderDeskMachine.provide({ actors }), { clock, input: { waiting } });
  actor.on('*', told);
  actor.start();
  const orders = (today = TODAY) => {
    const known = selectKnownOrders(actor.getSnapshot());
    return known === null ? null : ordersOnBoard(known, today);
  };
  const before = orders();
  connections[0]?.changed([FIRST, SECOND]);
  const numbersIn = (status: OrderStatus) =>
    orders()
      ?.filter((order) => order.status === status)
      .map(({ number }) => number)
      .toSorted((a, b) => b - a);
  return {
    /** The orders before the first answer. */
    before,
    orders,
    actor,
    clock,
    connections,
    steps,
    undos,
    sights,
    undoable: () => selectUndoable(actor.getSnapshot())?.number ?? null,
    overtaken: () => selectOvertaken(actor.getSnapshot())?.number ?? null,
    told,
    connection: () => selectConnection(actor.getSnapshot()),
    placed: () => numbersIn('placed'),
    accepted: () => numbersIn('accepted'),
    isStepping: (id: string) => selectStepping(actor.getSnapshot())[id] !== undefined,
    accept: (id: string) => actor.send({ type: 'step.taken', id, step: ACCEPT, at: NOW }),
  };
}
