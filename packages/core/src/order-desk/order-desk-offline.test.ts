import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';
import type { LiveObserver } from '../live/live.ts';
import { stepTo } from '../order/order.fixtures.ts';
import type { Order, OrderStep } from '../order/order.ts';
import { err, ok } from '../result/result.ts';
import { createOrderDeskActors } from './order-desk.actors.ts';
import { ACCEPT, FIRST, NOW, SECOND, accepted, startDesk } from './order-desk.fixtures.ts';
import { orderDeskMachine } from './order-desk.machine.ts';
import { selectCanUndo, selectConnection, selectKnownOrders, selectWaiting } from './order-desk.selectors.ts';

/** A server that answers nothing; the test speaks for its connections. */
function silentServer(taken: string[]) {
  const connections: LiveObserver<readonly Order[]>[] = [];
  const never = () => new Promise<never>(() => {});
  const port: Parameters<typeof createOrderDeskActors>[0] = {
    clock: { now: () => NOW },
    orderDesk: {
      watch: (observer) => {
        connections.push(observer);
        return () => {};
      },
      step: (id) => {
        taken.push(id);
        return never();
      },
      undo: never,
      seeCancellation: never,
    },
  };
  return { port, connections };
}

const start = () => startDesk(vi.fn<(event: unknown) => void>());

describe('without a connection', () => {
  const offline = () => {
    const desk = start();
    desk.actor.send({ type: 'network.lost' });
    return desk;
  };
  const waiting = (desk: ReturnType<typeof start>) =>
    selectWaiting(desk.actor.getSnapshot()).map(({ id, step }) => `${id.slice(-4)} ${step.to}`);
  const take = (desk: ReturnType<typeof start>, { id }: Order, from: Order['status'], to: OrderStep['to']) =>
    desk.actor.send({ type: 'step.taken', id, step: stepTo(from, to), at: NOW });
  const back = (desk: ReturnType<typeof start>, orders: readonly Order[] = [FIRST, SECOND]) => {
    desk.actor.send({ type: 'network.returned' });
    desk.connections.at(-1)?.changed(orders);
  };
  const answered = async (
    desk: ReturnType<typeof start>,
    answer: Parameters<(typeof desk.steps)[number]['answer']>[0],
  ) => {
    desk.steps.at(-1)?.answer(answer);
    await Promise.resolve();
  };

  it('goes on: each step waits, is shown as taken, and is sent once, in order', async () => {
    const desk = offline();
    take(desk, SECOND, 'placed', 'accepted');
    take(desk, FIRST, 'placed', 'accepted');
    take(desk, SECOND, 'accepted', 'preparing');
    // A second tap on a step that is taken counts for nothing.
    take(desk, SECOND, 'accepted', 'preparing');
    expect(waiting(desk)).toEqual(['1002 accepted', '1001 accepted', '1002 preparing']);
    expect([desk.steps.length, desk.placed(), desk.accepted()]).toEqual([0, [], [1001]]);
    back(desk);
    await answered(desk, ok(accepted(SECOND)));
    await answered(desk, ok(accepted(FIRST)));
    await answered(desk, ok({ ...accepted(SECOND), status: 'preparing', revision: 3 }));
    expect(desk.steps.map(({ id, step: { to } }) => `${id.slice(-4)} ${to}`)).toEqual([
      '1002 accepted',
      '1001 accepted',
      '1002 preparing',
    ]);
    expect(waiting(desk)).toEqual([]);
  });

  it('takes a waiting step back by dropping it', () => {
    const desk = offline();
    take(desk, FIRST, 'placed', 'accepted');
    expect(selectCanUndo(desk.actor.getSnapshot(), FIRST.id)).toBe(true);
    desk.actor.send({ type: 'undo.taken', id: FIRST.id });
    expect([waiting(desk), desk.placed()]).toEqual([[], [1002, 1001]]);
    back(desk);
    expect([desk.steps, desk.undos]).toEqual([[], []]);
  });

  it('says that money and refusals need one', () => {
    const desk = offline();
    take(desk, FIRST, 'placed', 'rejected');
    expect(waiting(desk)).toEqual([]);
    expect(desk.told).toHaveBeenCalledWith(expect.objectContaining({ type: 'connection.needed' }));
  });

  it('says nothing of a step that had arrived, though the kitchen has gone on since, and sends what follows', async () => {
    const desk = offline();
    take(desk, FIRST, 'placed', 'accepted');
    take(desk, FIRST, 'accepted', 'preparing');
    back(desk);
    await answered(desk, err({ code: 'stepRefused', status: 'preparing' }));
    await answered(desk, err({ code: 'stepRefused', status: 'preparing' }));
    expect(desk.steps.map(({ step: { to } }) => to)).toEqual(['accepted', 'preparing']);
    expect(waiting(desk)).toEqual([]);
    expect(desk.told).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'step.refused' }));
  });

  it('drops what is not possible any more, with all that follows from it, and says so', async () => {
    const desk = offline();
    take(desk, FIRST, 'placed', 'accepted');
    take(desk, FIRST, 'accepted', 'preparing');
    take(desk, SECOND, 'placed', 'accepted');
    back(desk, [{ ...FIRST, status: 'cancelled', revision: 2 }, SECOND]);
    await answered(desk, err({ code: 'stepRefused', status: 'cancelled' }));
    expect(desk.told).toHaveBeenCalledWith(expect.objectContaining({ type: 'step.refused' }));
    expect(waiting(desk)).toEqual(['1002 accepted']);
    expect(desk.steps.at(-1)?.id).toBe(SECOND.id);
  });

  it('knows a step whose answer got lost, and says nothing of it', async () => {
    const desk = start();
    desk.accept(FIRST.id);
    desk.steps[0]?.fail(new Error('cut'));
    await vi.waitFor(() => expect(waiting(desk)).toEqual(['1001 accepted']));
    desk.clock.increment(4000);
    expect(desk.steps).toHaveLength(2);
    await answered(desk, err({ code: 'stepRefused', status: 'accepted' }));
    expect(waiting(desk)).toEqual([]);
    expect(desk.told).not.toHaveBeenCalledWith(expect.objectContaining({ type: 'step.refused' }));
  });

  it('sends a step again under the key of the tap, so that the server takes it once', async () => {
    const keys: (string | undefined)[] = [];
    const { port, connections } = silentServer([]);
    const step: typeof port.orderDesk.step = (_id, _step, key) => {
      keys.push(key);
      return Promise.reject(new Error('cut'));
    };
    const actors = createOrderDeskActors({ ...port, orderDesk: { ...port.orderDesk, step } });
    const clock = new SimulatedClock();
    const actor = createActor(orderDeskMachine.provide({ actors }), { clock, input: { waiting: [] } }).start();
    connections[0]?.changed([FIRST]);
    const key = '00000000-0000-4000-8000-0000000000aa';
    actor.send({ type: 'step.taken', id: FIRST.id, step: ACCEPT, at: NOW, key });
    await vi.waitFor(() => expect(selectWaiting(actor.getSnapshot())).toMatchObject([{ key }]));
    clock.increment(4000);
    expect(keys).toEqual([key, key]);
  });

  it('sends after a reload what waited before', () => {
    const tap = { id: FIRST.id, at: NOW, step: ACCEPT, promisedAt: null };
    const desk = startDesk(vi.fn<(event: unknown) => void>(), [tap]);
    expect(desk.steps.map(({ id }) => id)).toEqual([FIRST.id]);
  });
});

it('shows the orders that the device knew last, not as live, and lets their steps wait until the first answer', () => {
  const taken: string[] = [];
  const { port, connections } = silentServer(taken);
  const actor = createActor(orderDeskMachine.provide({ actors: createOrderDeskActors(port) }), {
    clock: new SimulatedClock(),
    input: { waiting: [], orders: [FIRST] },
  }).start();
  const numbers = () => Object.values(selectKnownOrders(actor.getSnapshot()) ?? {}).map(({ number }) => number);
  expect([selectConnection(actor.getSnapshot()), numbers()]).toEqual(['lost', [1001]]);
  actor.send({ type: 'step.taken', id: FIRST.id, step: ACCEPT, at: NOW });
  expect([selectWaiting(actor.getSnapshot()).length, taken]).toEqual([1, []]);
  connections[0]?.changed([FIRST, SECOND]);
  expect([selectConnection(actor.getSnapshot()), numbers(), taken]).toEqual(['connected', [1001, 1002], [FIRST.id]]);
});
