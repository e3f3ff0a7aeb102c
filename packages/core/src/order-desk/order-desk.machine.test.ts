import { describe, expect, it, vi } from 'vitest';
import { type SnapshotFrom, createActor, fromCallback } from 'xstate';
import { unreached } from '../machine-walk.fixtures.ts';
import { stepTo } from '../order/order.fixtures.ts';
import type { Order } from '../order/order.ts';
import { err, ok } from '../result/result.ts';
import { ACCEPT, CANCELLED, FIRST, NOW, SECOND, accepted, orderOf, startDesk } from './order-desk.fixtures.ts';
import { OVERTAKEN_MS, orderDeskMachine } from './order-desk.machine.ts';
import { selectConnection, selectUndoable } from './order-desk.selectors.ts';

const start = () => startDesk(vi.fn<(event: unknown) => void>());

describe('the order desk machine', () => {
  it('comes by every state and transition', () => {
    const events = [
      { type: 'orders.changed', orders: [FIRST] },
      { type: 'connection.heard' },
      { type: 'connection.lost', error: new Error('cut') },
      { type: 'connection.retried' },
      { type: 'network.lost' },
      { type: 'network.returned' },
      { type: 'step.taken', id: FIRST.id, step: ACCEPT, at: NOW },
      { type: 'step.settled', order: accepted(FIRST) },
      { type: 'step.refused', id: FIRST.id, error: { code: 'orderUnknown' } },
      { type: 'step.failed', id: FIRST.id, error: new Error('offline') },
      { type: 'promise.moved', order: accepted(FIRST) },
      { type: 'order.corrected', order: accepted(FIRST) },
      { type: 'orders.changed', orders: [CANCELLED] },
      { type: 'cancellation.seen', id: CANCELLED.id },
      { type: 'cancellation.settled', id: CANCELLED.id, order: null },
      { type: 'undo.taken', id: FIRST.id },
      { type: 'undo.settled', order: FIRST },
      { type: 'undo.expired', id: FIRST.id, revision: 2 },
      { type: 'overtaken.expired' },
      { type: 'step.taken', id: FIRST.id, step: stepTo('placed', 'rejected'), at: NOW },
      { type: 'taps.due' },
      { type: 'step.refused', id: FIRST.id, error: { code: 'stepRefused', status: 'accepted' } },
      { type: 'xstate.error.actor.0.orderDesk.watching', error: new Error('broken') },
      { type: 'xstate.after.reconnect.orderDesk.reconnecting' },
      { type: 'xstate.after.giveUp.orderDesk.watching.connecting' },
      { type: 'xstate.after.giveUp.orderDesk.watching.catchingUp' },
      { type: 'xstate.after.connectionTimeout.orderDesk.watching.connected' },
      { type: 'xstate.after.giveUpTimeout.orderDesk.watching.silent' },
    ] as const;
    const distinguish = ({ context }: SnapshotFrom<typeof orderDeskMachine>) =>
      `${context.waiting.length} ${context.sending === null} ${context.failures > 0} ${context.undoable.length} ${context.orders?.[CANCELLED.id]?.status ?? 'none'} ${JSON.stringify(context.stepping[CANCELLED.id] ?? null)}`;
    expect(unreached(orderDeskMachine, { inputs: [undefined], events, distinguish })).toEqual([]);
  });

  it('has no orders before the first answer', () => {
    expect(start().before).toBeNull();
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

  it('keeps an answer that is newer than the orders of a new connection', async () => {
    const { clock, connections, steps, actor, placed } = start();
    actor.send({ type: 'step.taken', id: FIRST.id, step: ACCEPT, at: NOW });
    connections[0]?.lost(new Error('cut'));
    clock.increment(1_000);
    steps[0]?.answer({ ok: true, value: accepted(FIRST) });
    await vi.waitFor(() => expect(placed()).toEqual([1002]));
    connections[1]?.changed([FIRST, SECOND]);
    expect(placed()).toEqual([1002]);
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
    actor.send({ type: 'step.taken', id: FIRST.id, step: stepTo('placed', 'ready'), at: NOW });
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
    const error = Object.assign(new Error('broken'), { status: 500 });
    steps[0]?.fail(error);
    const failure = { type: 'step.failed', id: FIRST.id, order: FIRST, error };
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

  describe('a cancellation by the guest', () => {
    const seen: Order = { ...CANCELLED, revision: 3, guestCancellation: { seenAt: NOW } };
    const cancellationOf = (desk: ReturnType<typeof start>) =>
      desk.orders()?.find(({ id }) => id === CANCELLED.id)?.guestCancellation;

    it('is seen once, and only where there is one', async () => {
      const desk = start();
      desk.connections[0]?.changed([CANCELLED]);
      desk.actor.send({ type: 'cancellation.seen', id: FIRST.id });
      for (const _ of [1, 2]) desk.actor.send({ type: 'cancellation.seen', id: CANCELLED.id });
      expect([desk.sights.map(({ id }) => id), desk.isStepping(CANCELLED.id)]).toEqual([[CANCELLED.id], true]);
      desk.sights[0]?.answer(ok(seen));
      await vi.waitFor(() => expect(desk.isStepping(CANCELLED.id)).toBe(false));
      expect([cancellationOf(desk), desk.undoable()]).toEqual([{ seenAt: NOW }, null]);
      desk.actor.send({ type: 'cancellation.seen', id: CANCELLED.id });
      expect(desk.sights).toHaveLength(1);
    });

    it('is no failure when somebody else was quicker, and can be tried again after one', async () => {
      const desk = start();
      desk.connections[0]?.changed([CANCELLED]);
      desk.actor.send({ type: 'cancellation.seen', id: CANCELLED.id });
      desk.sights[0]?.answer(err({ code: 'stepRefused', status: 'cancelled' }));
      await vi.waitFor(() => expect(desk.isStepping(CANCELLED.id)).toBe(false));
      expect(desk.told).not.toHaveBeenCalled();
      desk.actor.send({ type: 'cancellation.seen', id: CANCELLED.id });
      desk.sights[1]?.fail(new Error('offline'));
      await vi.waitFor(() => expect(desk.told).toHaveBeenCalledWith(expect.objectContaining({ type: 'step.failed' })));
      expect(cancellationOf(desk)).toEqual({ seenAt: null });
    });
  });

  describe('undo', () => {
    const step = async ({ actor, steps }: ReturnType<typeof start>, order: Order) => {
      actor.send({ type: 'step.taken', id: order.id, step: ACCEPT, at: NOW });
      steps.at(-1)?.answer(ok(accepted(order)));
      await Promise.resolve();
    };
    const undone = (order: Order): Order => ({ ...order, revision: 3 });

    it('is offered for the last step of this device, for eight seconds', async () => {
      const desk = start();
      expect(desk.undoable()).toBeNull();
      await step(desk, FIRST);
      desk.clock.increment(5000);
      await step(desk, SECOND);
      expect(desk.undoable()).toBe(1002);
      desk.clock.increment(7999);
      expect(desk.undoable()).toBe(1002);
      desk.clock.increment(1);
      expect(desk.undoable()).toBeNull();
    });

    it('puts the order back, after which the step before can be undone', async () => {
      const desk = start();
      await step(desk, FIRST);
      await step(desk, SECOND);
      desk.actor.send({ type: 'undo.taken', id: SECOND.id });
      // A second tap meanwhile is none.
      desk.actor.send({ type: 'undo.taken', id: SECOND.id });
      expect(desk.undos).toMatchObject([{ id: SECOND.id, revision: 2 }]);
      desk.undos[0]?.answer(ok(undone(SECOND)));
      await Promise.resolve();
      expect([desk.placed(), desk.accepted(), desk.undoable()]).toEqual([[1002], [1001], 1001]);
    });

    it('is over when somebody else has taken the order further', async () => {
      const desk = start();
      await step(desk, FIRST);
      desk.connections[0]?.changed([{ ...accepted(FIRST), status: 'preparing', revision: 3 }]);
      expect(desk.undoable()).toBeNull();
    });

    const further = (order: Order): Order => ({ ...accepted(order), status: 'preparing', revision: 3 });

    it('says for a moment that somebody else has gone on, also where its time was nearly over', async () => {
      const desk = start();
      await step(desk, FIRST);
      desk.clock.increment(7999);
      desk.connections[0]?.changed([further(FIRST)]);
      desk.clock.increment(OVERTAKEN_MS - 1);
      expect(desk.overtaken()).toBe(1001);
      desk.clock.increment(1);
      expect(desk.overtaken()).toBeNull();
    });

    it('says nothing where this device has gone on, corrected the order or let the time pass', async () => {
      const desk = start();
      await step(desk, FIRST);
      desk.actor.send({ type: 'step.taken', id: FIRST.id, step: stepTo('accepted', 'preparing'), at: NOW });
      // The live orders may be quicker than the answer.
      desk.connections[0]?.changed([further(FIRST)]);
      expect(desk.overtaken()).toBeNull();
      desk.steps.at(-1)?.answer(ok(further(FIRST)));
      await Promise.resolve();
      expect([desk.overtaken(), desk.undoable()]).toEqual([null, 1001]);
      desk.connections[0]?.changed([{ ...further(FIRST), revision: 4 }]);
      desk.actor.send({ type: 'order.corrected', order: { ...further(FIRST), revision: 4 } });
      expect(desk.overtaken()).toBeNull();
      await step(desk, SECOND);
      desk.clock.increment(8000);
      desk.connections[0]?.changed([further(SECOND)]);
      expect(desk.overtaken()).toBeNull();
    });

    it('gives way to what this device does next', async () => {
      const desk = start();
      await step(desk, FIRST);
      desk.connections[0]?.changed([further(FIRST)]);
      await step(desk, SECOND);
      expect([desk.overtaken(), desk.undoable()]).toEqual([null, 1002]);
    });

    it('is told when it is too late, and can be tried again after a failure', async () => {
      const desk = start();
      await step(desk, FIRST);
      desk.actor.send({ type: 'undo.taken', id: FIRST.id });
      desk.undos[0]?.fail(new Error('offline'));
      await vi.waitFor(() => expect(desk.told).toHaveBeenCalledWith(expect.objectContaining({ type: 'step.failed' })));
      expect(desk.undoable()).toBe(1001);
      desk.actor.send({ type: 'undo.taken', id: FIRST.id });
      desk.undos[1]?.answer(err({ code: 'undoTooLate' }));
      await Promise.resolve();
      expect(desk.told).toHaveBeenCalledWith(
        expect.objectContaining({ type: 'step.refused', error: { code: 'undoTooLate' } }),
      );
      expect(desk.undoable()).toBeNull();
    });

    it('is offered for a moved promise too', () => {
      const desk = start();
      desk.actor.send({ type: 'promise.moved', order: accepted(FIRST) });
      expect(selectUndoable(desk.actor.getSnapshot())).toMatchObject({ kind: 'promiseMoved', number: 1001 });
    });
  });
});
