import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock, createActor, fromCallback } from 'xstate';
import type { LiveObserver } from '../live/live.ts';
import { unreached } from '../machine-walk.fixtures.ts';
import type { OrderStatus } from '../order/order-status.ts';
import { PLACED_ORDER, stepTo } from '../order/order.fixtures.ts';
import type { Order, OrderStep, OrderStepError } from '../order/order.ts';
import { type Result, err, ok } from '../result/result.ts';
import { ordersOnBoard } from './board.ts';
import {
  createOrderDeskActors,
  orderDeskMachine,
  selectConnection,
  selectKnownOrders,
  selectStepping,
} from './order-desk.machine.ts';

type StepResult = Result<Order, OrderStepError>;

const TODAY = '2026-11-20';
const NOW = '2026-11-20T17:05:00.000Z';
const orderOf = (number: number): Order => ({
  ...PLACED_ORDER,
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  number,
});
const FIRST = orderOf(1001);
const SECOND = orderOf(1002);
const accepted = (order: Order): Order => ({
  ...order,
  revision: 2,
  status: 'accepted',
  orderTimeProgresses: { ...order.orderTimeProgresses, accepted: NOW },
});
const ACCEPT = stepTo('placed', 'accepted');

/** A server whose connections and answers the test controls. */
function start() {
  const clock = new SimulatedClock();
  const connections: LiveObserver<readonly Order[]>[] = [];
  const steps: { id: string; step: OrderStep; answer: (result: StepResult) => void; fail: (error: Error) => void }[] =
    [];
  const actors = createOrderDeskActors({
    orderDesk: {
      watch: (observer) => {
        connections.push(observer);
        return () => {};
      },
      step: (id, step) =>
        new Promise<StepResult>((resolve, reject) => {
          steps.push({ id, step, answer: resolve, fail: reject });
        }),
    },
  });
  const actor = createActor(orderDeskMachine.provide({ actors }), { clock });
  const reported = vi.fn<(event: unknown) => void>();
  actor.on('*', reported);
  actor.start();
  const orders = (today = TODAY) => {
    const known = selectKnownOrders(actor.getSnapshot());
    return known === null ? null : ordersOnBoard(known, today);
  };
  expect(orders()).toBeNull();
  connections[0]?.changed([FIRST, SECOND]);
  const numbersIn = (status: OrderStatus) =>
    orders()
      ?.filter((order) => order.status === status)
      .map(({ number }) => number)
      .toSorted((a, b) => b - a);
  return {
    orders,
    actor,
    clock,
    connections,
    steps,
    told: reported,
    connection: () => selectConnection(actor.getSnapshot()),
    placed: () => numbersIn('placed'),
    accepted: () => numbersIn('accepted'),
    isStepping: (id: string) => selectStepping(actor.getSnapshot())[id] !== undefined,
    accept: (id: string) => actor.send({ type: 'step.taken', id, step: ACCEPT }),
  };
}

describe('the order desk machine', () => {
  it('comes by every state and transition', () => {
    const events = [
      { type: 'orders.changed', orders: [FIRST] },
      { type: 'connection.heard' },
      { type: 'connection.lost', error: new Error('cut') },
      { type: 'connection.retried' },
      { type: 'network.lost' },
      { type: 'network.returned' },
      { type: 'step.taken', id: FIRST.id, step: ACCEPT },
      { type: 'step.settled', order: accepted(FIRST) },
      { type: 'step.refused', id: FIRST.id, error: { code: 'orderUnknown' } },
      { type: 'step.failed', id: FIRST.id, error: new Error('offline') },
      { type: 'xstate.error.actor.0.orderDesk.watching', error: new Error('broken') },
      { type: 'xstate.after.reconnect.orderDesk.reconnecting' },
      { type: 'xstate.after.giveUp.orderDesk.watching.connecting' },
      { type: 'xstate.after.giveUp.orderDesk.watching.catchingUp' },
      { type: 'xstate.after.connectionTimeout.orderDesk.watching.connected' },
      { type: 'xstate.after.giveUpTimeout.orderDesk.watching.silent' },
    ] as const;
    expect(unreached(orderDeskMachine, { inputs: [undefined], events })).toEqual([]);
  });

  it('shows all orders, then each change', () => {
    const { connections, connection, placed, accepted: inAccepted } = start();
    expect([connection(), placed()]).toEqual(['connected', [1002, 1001]]);
    connections[0]?.changed([orderOf(1003), accepted(FIRST)]);
    expect([placed(), inAccepted()]).toEqual([[1003, 1002], [1001]]);
  });

  it('says at once that the connection is lost, and is complete again when it is back', () => {
    const { clock, connections, connection, placed, told: reported } = start();
    connections[0]?.lost(new Error('cut'));
    expect(reported).toHaveBeenCalledWith({ type: 'connection.lost', error: new Error('cut') });
    expect([connection(), placed()]).toEqual(['lost', [1002, 1001]]);
    clock.increment(999);
    expect(connections).toHaveLength(1);
    clock.increment(1);
    expect([connections.length, connection()]).toEqual([2, 'lost']);
    connections[1]?.alive?.();
    expect([connection(), placed()]).toEqual(['catchingUp', [1002, 1001]]);
    connections[1]?.changed([SECOND, orderOf(1003)]);
    expect([connection(), placed()]).toEqual(['connected', [1003, 1002]]);
  });

  it('says that it is offline, and connects as soon as the network is back', () => {
    const { actor, connections, connection } = start();
    actor.send({ type: 'network.lost' });
    expect(connection()).toBe('offline');
    actor.send({ type: 'network.returned' });
    expect([connections.length, connection()]).toEqual([2, 'lost']);
  });

  it.each(['connection.lost', 'network.lost'] as const)('connects at once when staff ask for it after %s', (type) => {
    const { actor, connections, connection } = start();
    actor.send(type === 'network.lost' ? { type } : { type, error: new Error('cut') });
    actor.send({ type: 'connection.retried' });
    expect([connections.length, connection()]).toEqual([2, 'lost']);
    connections[1]?.changed([]);
    expect(connection()).toBe('connected');
    actor.send({ type: 'connection.retried' });
    expect(connections).toHaveLength(2);
  });

  it('forgets what was finished when its day is over', () => {
    const { connections, orders } = start();
    connections[0]?.changed([{ ...accepted(FIRST), revision: 3, status: 'cancelled' }]);
    expect(orders()).toHaveLength(2);
    expect(orders('2026-11-21')).toEqual([SECOND]);
  });

  it('connects at first, and is busy until the orders are there', () => {
    const actor = createActor(orderDeskMachine.provide({ actors: { watchOrders: fromCallback(() => {}) } })).start();
    const isConnecting = () => [selectConnection(actor.getSnapshot()), actor.getSnapshot().hasTag('busy')];
    expect(isConnecting()).toEqual(['connecting', true]);
    actor.send({ type: 'connection.heard' });
    expect([actor.getSnapshot().value, ...isConnecting()]).toEqual([{ watching: 'catchingUp' }, 'connecting', true]);
    actor.send({ type: 'orders.changed', orders: [] });
    expect(isConnecting()).toEqual(['connected', false]);
  });

  it('says after 15 silent seconds that nothing is heard, and is connected again by any sign of life', () => {
    const { clock, connections, connection, placed } = start();
    for (const listen of [
      () => connections[0]?.alive?.(),
      () => connections[0]?.changed([orderOf(1003)]),
      () => connections[0]?.changed([]),
    ]) {
      clock.increment(14_999);
      expect(connection()).toBe('connected');
      listen();
    }
    clock.increment(14_999);
    expect(connection()).toBe('connected');
    clock.increment(1);
    expect([connection(), placed()]).toEqual(['silent', [1003, 1002, 1001]]);
    connections[0]?.alive?.();
    expect(connection()).toBe('connected');
    clock.increment(15_000);
    expect(connection()).toBe('silent');
    connections[0]?.changed([orderOf(1004)]);
    expect([connection(), placed()]).toEqual(['connected', [1004, 1003, 1002, 1001]]);
    expect(connections).toHaveLength(1);
  });

  it('connects anew after 45 silent seconds, and keeps showing what it knows', () => {
    const { clock, connections, connection, placed } = start();
    clock.increment(15_000);
    clock.increment(29_999);
    expect(connection()).toBe('silent');
    clock.increment(1);
    expect([connection(), placed()]).toEqual(['lost', [1002, 1001]]);
    clock.increment(1_000);
    expect([connections.length, connection()]).toEqual([2, 'lost']);
  });

  it.each([false, true])('gives up after 45 seconds a connection that brings no orders (open: %s)', (isOpen) => {
    const { clock, connections, connection } = start();
    connections[0]?.lost(new Error('cut'));
    clock.increment(1_000);
    if (isOpen) connections[1]?.alive?.();
    clock.increment(44_999);
    expect([connections.length, connection()]).toEqual([2, isOpen ? 'catchingUp' : 'lost']);
    clock.increment(1);
    expect(connection()).toBe('lost');
    clock.increment(1_999);
    expect(connections).toHaveLength(2);
    clock.increment(1);
    expect(connections).toHaveLength(3);
  });

  it('waits a second again after it was connected', () => {
    const { clock, connections, connection } = start();
    connections[0]?.lost(new Error('cut'));
    clock.increment(1_000);
    connections[1]?.lost(new Error('cut'));
    clock.increment(2_000);
    connections[2]?.changed([]);
    connections[2]?.lost(new Error('cut'));
    expect(connection()).toBe('lost');
    clock.increment(1_000);
    expect(connections).toHaveLength(4);
  });

  it('takes steps with several orders at a time, each once', async () => {
    const { steps, accept, isStepping, accepted: inAccepted } = start();
    accept(FIRST.id);
    accept(FIRST.id);
    accept(SECOND.id);
    expect(steps.map(({ id, step }) => [id, step])).toEqual([
      [FIRST.id, ACCEPT],
      [SECOND.id, ACCEPT],
    ]);
    steps[1]?.answer(ok(accepted(SECOND)));
    await vi.waitFor(() => expect(inAccepted()).toEqual([1002]));
    expect([isStepping(FIRST.id), isStepping(SECOND.id)]).toEqual([true, false]);
    steps[0]?.answer(ok(accepted(FIRST)));
    await vi.waitFor(() => expect(inAccepted()).toEqual([1002, 1001]));
  });

  it('takes no step that is not allowed, nor with an order that it does not know', () => {
    const { actor, steps, accept } = start();
    actor.send({ type: 'step.taken', id: FIRST.id, step: stepTo('placed', 'ready') });
    accept(orderOf(7).id);
    expect(steps).toEqual([]);
  });

  it('tells what the server refused, and lets the next step through', async () => {
    const { steps, accept, told: reported, isStepping } = start();
    accept(FIRST.id);
    const error = { code: 'stepRefused', status: 'cancelled' } as const;
    steps[0]?.answer(err(error));
    await vi.waitFor(() =>
      expect(reported).toHaveBeenCalledWith({ type: 'step.refused', id: FIRST.id, order: FIRST, error }),
    );
    expect(isStepping(FIRST.id)).toBe(false);
    accept(FIRST.id);
    expect(steps).toHaveLength(2);
  });

  it('tells that a step is taken once the order shows it', async () => {
    const { actor, steps, accept, accepted: inAccepted } = start();
    const shown: unknown[] = [];
    actor.on('step.settled', ({ id }) => shown.push(id, inAccepted()));
    accept(FIRST.id);
    expect(shown).toEqual([]);
    steps[0]?.answer(ok(accepted(FIRST)));
    await vi.waitFor(() => expect(shown).toEqual([FIRST.id, [1001]]));
  });

  it('tells what failed', async () => {
    const { steps, accept, told: reported, isStepping } = start();
    accept(FIRST.id);
    steps[0]?.fail(new Error('offline'));
    const failure = { type: 'step.failed', id: FIRST.id, order: FIRST, error: new Error('offline') };
    await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(failure));
    expect(isStepping(FIRST.id)).toBe(false);
  });

  it('is not thrown back by news that were overtaken', async () => {
    const { connections, steps, accept, accepted: inAccepted } = start();
    accept(FIRST.id);
    steps[0]?.answer(ok(accepted(FIRST)));
    await vi.waitFor(() => expect(inAccepted()).toEqual([1001]));
    connections[0]?.changed([FIRST]);
    expect(inAccepted()).toEqual([1001]);
  });
});
