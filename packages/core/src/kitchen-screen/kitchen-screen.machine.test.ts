import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { LiveObserver } from '../live/live.ts';
import { type Result, err, ok } from '../result/result.ts';
import { addMinutes } from '../time/zurich.ts';
import type { KitchenOrder } from './kitchen-order.ts';
import { NOW, kitchenOrderWith, testKey } from './kitchen-screen.fixtures.ts';
import {
  createKitchenScreenActors,
  selectIsTapWaiting,
  kitchenScreenMachine,
  selectKitchenConnection,
  selectKitchenOrders,
} from './kitchen-screen.machine.ts';
import type { KitchenScreenPort } from './kitchen-screen.port.ts';
import { type KitchenMarkError, recallReport, reportTask } from './station-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [FIRST, SECOND, THIRD] = [1001, 1002, 1003].map((number) =>
  kitchenOrderWith({ number, dueAt: addMinutes(NOW, number - 960) }),
) as [KitchenOrder, KitchenOrder, KitchenOrder];

/** A screen with a server that answers by the rules, or not at all while it cannot be reached. */
function openScreen(orders: readonly KitchenOrder[] = [FIRST, SECOND, THIRD], size = 2) {
  const server = new Map(orders.map((order) => [order.id, order]));
  const sent: string[] = [];
  let isReachable = true;
  let refusal: Error | null = null;
  let observer: LiveObserver<readonly KitchenOrder[]> | null = null;
  const answer = async (
    name: string,
    id: string,
    rule: (order: KitchenOrder) => Result<KitchenOrder, KitchenMarkError>,
  ): Promise<Result<KitchenOrder, KitchenMarkError>> => {
    if (!isReachable) throw new Error('no network');
    const refused = refusal;
    refusal = null;
    if (refused !== null) throw refused;
    sent.push(name);
    const order = server.get(id);
    const result = order === undefined ? err({ code: 'orderUnknown' as const }) : rule(order);
    if (!result.ok) return result;
    const changed = { ...result.value, revision: result.value.revision + 1 };
    server.set(id, changed);
    return ok(changed);
  };
  const kitchenScreen: KitchenScreenPort = {
    watch: (watching) => {
      observer = watching;
      if (isReachable) queueMicrotask(() => watching.changed([...server.values()]));
      return () => {};
    },
    report: (id, { key, task }) => answer(task, id, (order) => reportTask(order, { key, task, at: NOW })),
    recall: (id, key) =>
      answer('recall', id, (order) => {
        const left = recallReport(order.marks, key);
        return left.ok ? ok({ ...order, marks: left.value, status: 'accepted' }) : left;
      }),
    seeCancellation: (id) => answer('seen', id, (order) => ok({ ...order, isCancelled: false })),
  };
  const actor = createActor(kitchenScreenMachine.provide({ actors: createKitchenScreenActors({ kitchenScreen }) }), {
    input: { now: NOW },
  });
  const refusals: string[] = [];
  actor.on('tap.refused', ({ error }) => refusals.push(error.code));
  actor.start();
  actor.send({ type: 'screen.sized', size });
  return {
    actor,
    sent,
    refusals,
    server,
    setReachable: (reachable: boolean) => {
      isReachable = reachable;
    },
    /** The next tap fails for good. */
    refuse: (error: Error) => {
      refusal = error;
    },
    lose: () => observer?.lost(new Error('lost')),
    settle: () => vi.advanceTimersByTimeAsync(5),
    places: () =>
      actor
        .getSnapshot()
        .context.places.oven?.map(
          (id) => selectKitchenOrders(actor.getSnapshot())?.find((order) => order.id === id)?.number ?? null,
        ),
    bump: ({ id }: KitchenOrder, key = 1) =>
      actor.send({ type: 'task.reported', id, key: testKey(key), task: 'ovenIn' }),
  };
}

it('keeps the places, and fills one only when its way back has ended', async () => {
  const screen = openScreen();
  await screen.settle();
  expect(selectKitchenConnection(screen.actor.getSnapshot())).toBe('connected');
  expect(screen.places()).toEqual([1001, 1002]);
  screen.bump(FIRST);
  await screen.settle();
  expect(screen.places()).toEqual([1001, 1002]);
  screen.actor.send({ type: 'time.passed', at: addMinutes(NOW, 1) });
  expect(screen.places()).toEqual([1003, 1002]);
  expect(screen.sent).toEqual(['ovenIn']);
});

it('keeps an answer that is newer than the orders of a new connection', async () => {
  const screen = openScreen();
  await screen.settle();
  screen.bump(FIRST);
  await screen.settle();
  screen.server.set(FIRST.id, FIRST);
  screen.lose();
  await vi.advanceTimersByTimeAsync(2_000);
  const marks = selectKitchenOrders(screen.actor.getSnapshot())?.find(({ id }) => id === FIRST.id)?.marks;
  expect(marks?.map(({ task }) => task)).toEqual(['ovenIn']);
});

it('drops what the server will never take, and sends the taps behind it', async () => {
  const screen = openScreen();
  await screen.settle();
  screen.refuse(Object.assign(new Error('no'), { status: 403 }));
  screen.bump(FIRST, 1);
  screen.bump(SECOND, 2);
  await screen.settle();
  expect(screen.actor.getSnapshot().context.waiting).toEqual([]);
  expect(screen.sent).toEqual(['ovenIn']);
});

it('takes back the last report, also one that was not sent', async () => {
  const screen = openScreen();
  await screen.settle();
  screen.bump(FIRST);
  await screen.settle();
  screen.actor.send({ type: 'report.recalled' });
  await screen.settle();
  expect(screen.sent).toEqual(['ovenIn', 'recall']);
  expect(screen.server.get(FIRST.id)?.status).toBe('accepted');
  screen.actor.send({ type: 'report.recalled' });
  screen.setReachable(false);
  screen.bump(FIRST, 2);
  screen.bump(SECOND, 3);
  screen.actor.send({ type: 'report.recalled', key: testKey(3) });
  await screen.settle();
  screen.setReachable(true);
  screen.actor.send({ type: 'network.returned' });
  await screen.settle();
  expect(screen.sent).toEqual(['ovenIn', 'recall', 'ovenIn']);
  expect(screen.server.get(SECOND.id)?.status).toBe('accepted');
});

it('goes on without a network, and sends each tap once, in their order', async () => {
  const screen = openScreen([FIRST, kitchenOrderWith({ number: 1002, status: 'cancelled', isCancelled: true })]);
  await screen.settle();
  screen.setReachable(false);
  screen.actor.send({ type: 'network.lost' });
  expect(selectKitchenConnection(screen.actor.getSnapshot())).toBe('lost');
  screen.bump(FIRST);
  screen.bump(FIRST, 2);
  screen.actor.send({ type: 'task.reported', id: FIRST.id, key: testKey(3), task: 'ovenOut' });
  screen.actor.send({ type: 'cancellation.seen', id: SECOND.id });
  await screen.settle();
  expect(selectIsTapWaiting(screen.actor.getSnapshot(), FIRST.id)).toBe(true);
  expect(selectKitchenOrders(screen.actor.getSnapshot())?.[0]?.status).toBe('ready');
  expect(screen.sent).toEqual([]);
  screen.setReachable(true);
  screen.actor.send({ type: 'network.returned' });
  await screen.settle();
  expect(screen.sent).toEqual(['ovenIn', 'ovenOut', 'seen']);
  expect(screen.actor.getSnapshot().context.waiting).toEqual([]);
  expect(selectKitchenConnection(screen.actor.getSnapshot())).toBe('connected');
});

it('says when somebody else was first, and forgets its own report', async () => {
  const screen = openScreen();
  await screen.settle();
  const byOther = reportTask(FIRST, { key: testKey(99), task: 'ovenIn', at: NOW });
  if (byOther.ok) screen.server.set(FIRST.id, { ...byOther.value, revision: 3 });
  screen.bump(FIRST);
  await screen.settle();
  expect(screen.refusals).toEqual(['alreadyMarked']);
  expect(screen.actor.getSnapshot().context.reported).toEqual([]);
});

it('connects again after a loss, and shows each station its own places', async () => {
  const screen = openScreen();
  await screen.settle();
  screen.lose();
  expect(selectKitchenConnection(screen.actor.getSnapshot())).toBe('lost');
  screen.actor.send({ type: 'connection.retried' });
  await screen.settle();
  expect(selectKitchenConnection(screen.actor.getSnapshot())).toBe('connected');
  screen.actor.send({ type: 'station.chosen', station: 'cold' });
  expect(screen.actor.getSnapshot().context.places.cold).toEqual([null, null]);
  screen.actor.send({ type: 'station.chosen', station: 'oven' });
  expect(screen.places()).toEqual([1001, 1002]);
});

it('shows the orders that the device knew last, not as live, in their places', () => {
  const actor = createActor(kitchenScreenMachine, { input: { now: NOW, orders: [SECOND, FIRST] } });
  actor.start();
  actor.send({ type: 'screen.sized', size: 2 });
  const { places } = actor.getSnapshot().context;
  expect([selectKitchenConnection(actor.getSnapshot()), places.oven]).toEqual(['lost', [FIRST.id, SECOND.id]]);
});
