import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import type { LiveObserver } from '../live/live.ts';
import { unreached } from '../machine-walk.fixtures.ts';
import { type Result, err, ok } from '../result/result.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import {
  createOrderActors,
  POLL_MILLISECONDS,
  orderMachine,
  selectIsConnectionLost,
  selectIsPolled,
  selectIsUnknown,
  selectOrder,
} from './order.machine.ts';
import type { Order } from './order.ts';

type LoadResult = Result<Order, { readonly code: 'orderUnknown' }>;

const KEY = { id: PLACED_ORDER.id, capability: 'secret' };
const ACCEPTED: Order = { ...PLACED_ORDER, status: 'accepted' };
const DELIVERED: Order = { ...PLACED_ORDER, status: 'delivered', revision: 5 };

/** A server whose connections the test controls. */
function start({ order = null, loaded = ok(PLACED_ORDER) }: { order?: Order | null; loaded?: LoadResult } = {}) {
  const clock = new SimulatedClock();
  const connections: LiveObserver<Order>[] = [];
  const stopped = vi.fn<() => void>();
  const load = vi.fn<() => Promise<LoadResult>>(async () => loaded);
  const actors = createOrderActors({
    order: {
      load,
      watch: (_, observer) => {
        connections.push(observer);
        return stopped;
      },
    },
  });
  const actor = createActor(orderMachine.provide({ actors }), { input: { key: KEY, order }, clock }).start();
  const settle = (value: unknown) => vi.waitFor(() => expect(actor.getSnapshot().value).toEqual(value));
  return { actor, clock, connections, stopped, load, settle, snapshot: () => actor.getSnapshot() };
}

describe('the order machine', () => {
  it('comes by every state and transition', () => {
    const events = [
      { type: 'order.changed', order: ACCEPTED },
      { type: 'connection.heard' },
      { type: 'connection.lost' },
      { type: 'network.lost' },
      { type: 'network.returned' },
      { type: 'stream.unavailable' },
      { type: 'page.hidden' },
      { type: 'page.shown' },
      { type: 'order.refreshed' },
      { type: 'xstate.after.poll.order.polling' },
      { type: 'xstate.done.actor.0.order.loading', output: ok(PLACED_ORDER) },
      { type: 'xstate.done.actor.0.order.loading', output: err({ code: 'orderUnknown' }) },
      { type: 'xstate.error.actor.0.order.loading', error: new Error('offline') },
      { type: 'xstate.error.actor.0.order.watching', error: new Error('broken') },
      { type: 'xstate.after.reconnect.order.reconnecting' },
      { type: 'xstate.after.giveUp.order.watching.connecting' },
      { type: 'xstate.after.giveUp.order.watching.catchingUp' },
      { type: 'xstate.after.connectionTimeout.order.watching.connected' },
      { type: 'xstate.after.giveUpTimeout.order.watching.silent' },
    ] as const;
    const inputs = [
      { key: KEY, order: null },
      { key: KEY, order: PLACED_ORDER },
    ];
    expect(unreached(orderMachine, { inputs, events })).toEqual([]);
  });

  it('loads the order, then watches it', async () => {
    const { connections, settle, snapshot } = start();
    await settle({ watching: 'connecting' });
    expect(selectOrder(snapshot())).toEqual(PLACED_ORDER);
    connections[0]?.changed(ACCEPTED);
    await settle({ watching: 'connected' });
    expect(selectOrder(snapshot())).toEqual(ACCEPTED);
  });

  it('watches at once what was loaded for the page', async () => {
    const { load, connections, settle } = start({ order: PLACED_ORDER });
    await settle({ watching: 'connecting' });
    expect([load.mock.calls.length, connections.length]).toEqual([0, 1]);
  });

  it('ends with an unknown order', async () => {
    const { settle, snapshot, connections } = start({ loaded: err({ code: 'orderUnknown' }) });
    await settle('unknown');
    expect([selectIsUnknown(snapshot()), connections.length]).toEqual([true, 0]);
  });

  it('catches up after a lost connection, waiting longer each time', async () => {
    const { clock, connections, stopped, load, settle, snapshot } = start({ order: PLACED_ORDER });
    connections[0]?.lost(new Error('cut'));
    await settle('reconnecting');
    expect([selectIsConnectionLost(snapshot()), stopped.mock.calls.length]).toEqual([true, 1]);
    expect(selectOrder(snapshot())).toEqual(PLACED_ORDER);
    load.mockRejectedValueOnce(new Error('offline'));
    clock.increment(1_000);
    await vi.waitFor(() => expect(snapshot().context.failures).toBe(2));
    clock.increment(1_999);
    expect(snapshot().value).toBe('reconnecting');
    clock.increment(1);
    await settle({ watching: 'connecting' });
    expect(selectIsConnectionLost(snapshot())).toBe(true);
    connections[1]?.changed(ACCEPTED);
    await settle({ watching: 'connected' });
    expect([selectIsConnectionLost(snapshot()), selectOrder(snapshot())]).toEqual([false, ACCEPTED]);
  });

  it('says after 15 silent seconds that it is not live, and connects anew after 45', async () => {
    const { clock, connections, stopped, settle, snapshot } = start({ order: PLACED_ORDER });
    connections[0]?.changed(PLACED_ORDER);
    clock.increment(14_999);
    connections[0]?.alive?.();
    clock.increment(14_999);
    expect(selectIsConnectionLost(snapshot())).toBe(false);
    connections[0]?.changed(ACCEPTED);
    clock.increment(14_999);
    expect(selectIsConnectionLost(snapshot())).toBe(false);
    clock.increment(1);
    expect([snapshot().value, selectIsConnectionLost(snapshot())]).toEqual([{ watching: 'silent' }, true]);
    connections[0]?.alive?.();
    expect(selectIsConnectionLost(snapshot())).toBe(false);
    clock.increment(15_000);
    clock.increment(29_999);
    expect([snapshot().value, stopped.mock.calls.length]).toEqual([{ watching: 'silent' }, 0]);
    clock.increment(1);
    await settle('reconnecting');
    expect([selectOrder(snapshot()), stopped.mock.calls.length]).toEqual([ACCEPTED, 1]);
  });

  it('gives up a connection over which nothing ever came', async () => {
    const { clock, settle, snapshot } = start({ order: PLACED_ORDER });
    clock.increment(44_999);
    expect([snapshot().value, selectIsConnectionLost(snapshot())]).toEqual([{ watching: 'connecting' }, false]);
    clock.increment(1);
    await settle('reconnecting');
  });

  it('catches up when the other side is there, and gives up when the order does not come', async () => {
    const { clock, connections, settle, snapshot } = start({ order: PLACED_ORDER });
    connections[0]?.alive?.();
    expect(snapshot().value).toEqual({ watching: 'catchingUp' });
    connections[0]?.changed(ACCEPTED);
    expect(snapshot().value).toEqual({ watching: 'connected' });
    connections[0]?.lost(new Error('cut'));
    clock.increment(1_000);
    await settle({ watching: 'connecting' });
    connections[1]?.alive?.();
    expect([snapshot().value, selectIsConnectionLost(snapshot())]).toEqual([{ watching: 'catchingUp' }, true]);
    clock.increment(44_999);
    expect(snapshot().value).toEqual({ watching: 'catchingUp' });
    clock.increment(1);
    await settle('reconnecting');
  });

  it('never goes back to an order as it was before', async () => {
    const { clock, connections, settle, snapshot } = start({ order: DELIVERED });
    connections[0]?.changed({ ...ACCEPTED, revision: 2 });
    expect([snapshot().value, selectOrder(snapshot())]).toEqual([{ watching: 'connected' }, DELIVERED]);
    const corrected = { ...DELIVERED, remark: 'Hintereingang' };
    connections[0]?.changed(corrected);
    expect(selectOrder(snapshot())).toEqual(corrected);
    connections[0]?.lost(new Error('cut'));
    clock.increment(1_000);
    await settle({ watching: 'connecting' });
    expect(selectOrder(snapshot())).toEqual(corrected);
  });

  it('waits for the network while it loads', async () => {
    const { actor, load, settle, snapshot } = start();
    actor.send({ type: 'network.lost' });
    expect([snapshot().value, selectIsConnectionLost(snapshot())]).toEqual(['offline', true]);
    actor.send({ type: 'network.returned' });
    await settle({ watching: 'connecting' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not wait when the network is back', async () => {
    const { actor, connections, settle } = start({ order: PLACED_ORDER });
    connections[0]?.lost(new Error('cut'));
    actor.send({ type: 'network.returned' });
    await settle({ watching: 'connecting' });
    expect(connections).toHaveLength(2);
  });

  it.each([{ watching: 'connecting' }, 'reconnecting'])(
    'waits for the network while there is none, from %o',
    async (from) => {
      const { actor, connections, settle, snapshot } = start({ order: PLACED_ORDER });
      if (from === 'reconnecting') connections[0]?.lost(new Error('cut'));
      await settle(from);
      actor.send({ type: 'network.lost' });
      expect([snapshot().value, selectIsConnectionLost(snapshot())]).toEqual(['offline', true]);
      actor.send({ type: 'network.returned' });
      await settle({ watching: 'connecting' });
    },
  );

  it('asks from time to time while no stream is available, and is live again when there is one', async () => {
    const { actor, clock, connections, load, settle, snapshot } = start({ order: PLACED_ORDER });
    connections[0]?.unavailable?.();
    expect([snapshot().value, selectIsPolled(snapshot())]).toEqual(['polling', true]);
    expect(selectIsConnectionLost(snapshot())).toBe(false);
    load.mockResolvedValueOnce(ok(ACCEPTED));
    clock.increment(POLL_MILLISECONDS);
    await settle({ watching: 'connecting' });
    expect([selectOrder(snapshot()), selectIsPolled(snapshot())]).toEqual([ACCEPTED, true]);
    connections[1]?.unavailable?.();
    actor.send({ type: 'order.refreshed' });
    await settle({ watching: 'connecting' });
    expect(load).toHaveBeenCalledTimes(2);
    connections[2]?.alive?.();
    expect([snapshot().value, selectIsPolled(snapshot())]).toEqual([{ watching: 'catchingUp' }, false]);
  });

  it('lets go of its stream while nobody looks, and catches up when somebody does', async () => {
    const { actor, connections, stopped, load, settle, snapshot } = start({ order: PLACED_ORDER });
    connections[0]?.changed(PLACED_ORDER);
    actor.send({ type: 'page.hidden' });
    actor.send({ type: 'page.hidden' });
    expect([snapshot().value, stopped.mock.calls.length]).toEqual(['hidden', 1]);
    load.mockResolvedValueOnce(ok(ACCEPTED));
    actor.send({ type: 'page.shown' });
    await settle({ watching: 'connecting' });
    expect([selectOrder(snapshot()), selectIsConnectionLost(snapshot())]).toEqual([ACCEPTED, false]);
  });

  it('ends its connection with itself', () => {
    const { actor, stopped } = start({ order: PLACED_ORDER });
    actor.stop();
    expect(stopped).toHaveBeenCalledOnce();
  });
});
