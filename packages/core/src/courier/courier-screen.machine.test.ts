import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { type Result, err, ok } from '../result/result.ts';
import type { CourierAction, CourierError } from './courier-action.ts';
import {
  courierScreenMachine,
  createCourierScreenActors,
  storedTourFrom,
  selectTour,
  selectUndoable,
} from './courier-screen.machine.ts';
import { TOUR_NOW, stopWith, tourOf } from './courier-tap.fixtures.ts';
import { isAgeOpen, tourAfter, waitLeft } from './courier-tap.ts';
import type { CourierTour } from './courier-tour.ts';
import type { CourierPort } from './courier.port.ts';
import type { HandInDraft } from './hand-in.ts';
import { type StoredTour, createTourStore } from './stored-tour.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const FIRST = stopWith();
const SECOND = stopWith({
  number: 1029,
  alcohol: ['1× Rosé'],
  dueWithoutAlcohol: { cash: 4000, card: 4000, twint: 4000 },
});
const keyOf = (number: number) => `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const HAND_OVER = { kind: 'handOver', collected: 'cash', amount: 6350, tip: 150, isLeft: false } as const;
const OLD_ENOUGH = { kind: 'oldEnough' } as const;
const DRAFT: HandInDraft = { id: keyOf(99), float: 10_000, pieces: [] };

/** A phone with a server that knows each key once, or cannot be reached. */
function openPhone(stored: StoredTour | null = null, start = tourOf(FIRST, SECOND)) {
  const sent: string[] = [];
  const known = new Set<string>();
  let tour = start;
  let isReachable = true;
  let losesAnswers = false;
  let refusal: CourierError | null = null;
  let failure: number | null = null;
  let loads = 0;
  const reach = async () => {
    if (!isReachable) throw new Error('no network');
  };
  const take = async (key: string, name: string, rule: (before: CourierTour) => CourierTour) => {
    await reach();
    sent.push(name);
    if (!known.has(key)) tour = rule(tour);
    known.add(key);
    if (losesAnswers) throw new Error('no answer');
  };
  const courier: Pick<CourierPort, 'loadTour' | 'act' | 'handIn'> = {
    loadTour: async () => {
      await reach();
      loads += 1;
      return tour;
    },
    act: async (id, { key, action }): Promise<Result<CourierTour, CourierError>> => {
      await reach();
      if (refusal !== null) return err(refusal);
      if (failure !== null) throw Object.assign(new Error('failed'), { status: failure });
      const tap = { kind: 'act', key, at: TOUR_NOW, id, number: 0, action } as const;
      await take(key, action.kind, (before) => tourAfter(before, tap));
      return ok(tour);
    },
    handIn: async (draft) => {
      await take(draft.id, 'handIn', (before) => tourAfter(before, { kind: 'handIn', key: '', at: TOUR_NOW, draft }));
      return ok(tour);
    },
  };
  const actors = createCourierScreenActors({ courier: courier as CourierPort });
  const actor = createActor(courierScreenMachine.provide({ actors }), { input: { now: TOUR_NOW } });
  const refusals: string[] = [];
  actor.on('tap.refused', ({ tap, error }) => refusals.push(`${tap.kind} ${error.code}`));
  actor.on('tap.failed', ({ tap, error }) => refusals.push(`${tap.kind} ${(error as { status?: number }).status}`));
  actor.start();
  actor.send({ type: 'tour.restored', stored });
  return {
    actor,
    sent,
    refusals,
    loads: () => loads,
    server: () => tour,
    setTour: (next: CourierTour) => {
      tour = next;
    },
    setReachable: (reachable: boolean) => {
      isReachable = reachable;
    },
    loseAnswers: (loses: boolean) => {
      losesAnswers = loses;
    },
    refuse: (error: CourierError | null) => {
      refusal = error;
    },
    fail: (status: number | null) => {
      failure = status;
    },
    settle: () => vi.advanceTimersByTimeAsync(5),
    pass: (seconds: number) => {
      const at = new Date(Date.parse(actor.getSnapshot().context.now) + seconds * 1000).toISOString();
      actor.send({ type: 'time.passed', at });
      return vi.advanceTimersByTimeAsync(seconds * 1000);
    },
    tap: (stop: typeof FIRST, action: CourierAction, key: number) =>
      actor.send({ type: 'action.tapped', key: keyOf(key), stop, action }),
    stops: () => selectTour(actor.getSnapshot())?.stops.map(({ number }) => number),
  };
}

it('holds a hand-over for a few seconds, in which it can be taken back', async () => {
  const phone = openPhone();
  expect(phone.stops()).toBeUndefined();
  await phone.settle();
  phone.tap(FIRST, HAND_OVER, 1);
  phone.tap(FIRST, HAND_OVER, 2);
  await phone.settle();
  expect([phone.stops(), phone.sent]).toEqual([[1029], []]);
  expect(selectTour(phone.actor.getSnapshot())?.cash).toMatchObject({ stops: 1, cash: 6350, cashTips: 150 });
  const undoable = selectUndoable(phone.actor.getSnapshot());
  phone.actor.send({ type: 'tap.undone', key: undoable?.key ?? '' });
  expect(phone.stops()).toEqual([1028, 1029]);
  phone.tap(FIRST, HAND_OVER, 3);
  await phone.pass(9);
  expect(phone.sent).toEqual(['handOver']);
  phone.actor.send({ type: 'tap.undone', key: keyOf(3) });
  expect(phone.stops()).toEqual([1029]);
});

it('goes on without a network, and sends each tap once and in order, also after the page loads again', async () => {
  const phone = openPhone();
  await phone.settle();
  phone.setReachable(false);
  phone.actor.send({ type: 'network.lost' });
  phone.tap(SECOND, OLD_ENOUGH, 1);
  phone.tap(SECOND, { ...HAND_OVER, collected: 'card' }, 2);
  phone.tap(FIRST, HAND_OVER, 3);
  phone.actor.send({ type: 'cash.handedIn', draft: DRAFT });
  await phone.pass(20);
  expect([phone.stops(), phone.sent]).toEqual([[], []]);
  expect(phone.actor.getSnapshot().context.isOffline).toBe(true);

  // What the phone keeps comes back as it was.
  const values = new Map<string, string>();
  const keyValue = {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
  const stored = storedTourFrom(phone.actor.getSnapshot());
  const store = createTourStore({ keyValue, clock: { now: () => TOUR_NOW } }, 'anna');
  store.write({ ...stored, waiting: stored.waiting.slice(0, 3) });
  const again = openPhone(store.read());
  again.setReachable(false);
  expect(again.stops()).toEqual([]);
  await again.pass(20);
  again.setReachable(true);
  again.loseAnswers(true);
  again.actor.send({ type: 'network.returned' });
  await again.pass(5);
  again.loseAnswers(false);
  await again.pass(20);
  expect([...new Set(again.sent)]).toEqual(['oldEnough', 'handOver']);
  expect(again.server().cash).toMatchObject({ stops: 2, card: 6350, cash: 6350 });
  expect(again.actor.getSnapshot().context).toMatchObject({ waiting: [], isOffline: false });
});

it('says what the server refuses, and shows what is true', async () => {
  const phone = openPhone();
  await phone.settle();
  phone.refuse({ code: 'amountChanged', amount: 7000 });
  phone.tap(FIRST, HAND_OVER, 1);
  await phone.pass(9);
  await phone.settle();
  expect(phone.refusals).toEqual(['act amountChanged']);
  expect(phone.stops()).toEqual([1028, 1029]);
});

it('drops a tap that the server never takes, says so, and goes on with the others', async () => {
  const phone = openPhone();
  await phone.settle();
  phone.fail(400);
  phone.tap(SECOND, OLD_ENOUGH, 1);
  await phone.settle();
  expect(phone.refusals).toEqual(['act 400']);
  phone.fail(null);
  phone.tap(FIRST, HAND_OVER, 2);
  await phone.pass(9);
  expect([phone.sent, phone.stops()]).toEqual([['handOver'], [1029]]);
});

it('keeps a tap while nobody is signed in, or the server cannot answer', async () => {
  for (const status of [401, 429, 503]) {
    const phone = openPhone();
    await phone.settle();
    phone.fail(status);
    phone.tap(SECOND, OLD_ENOUGH, 1);
    await phone.settle();
    phone.fail(null);
    await phone.pass(5);
    expect([phone.refusals, phone.sent]).toEqual([[], ['oldEnough']]);
  }
});

it('asks for the tour again and again, and keeps a cancelled stop until it is seen', async () => {
  const phone = openPhone();
  await phone.settle();
  phone.setTour(tourOf({ ...FIRST, status: 'cancelled', isCancelledByGuest: true }));
  await phone.pass(9);
  expect([phone.loads(), phone.stops()]).toEqual([2, [1028]]);
  phone.tap(FIRST, { kind: 'seen' }, 1);
  await phone.settle();
  expect([phone.sent, phone.stops()]).toEqual([['seen'], []]);
});

it('counts the wait at a door from the first call', async () => {
  const phone = openPhone();
  await phone.settle();
  phone.actor.send({ type: 'bell.rung', id: FIRST.id });
  phone.actor.send({ type: 'guest.called', id: FIRST.id });
  await phone.pass(100);
  phone.actor.send({ type: 'guest.called', id: FIRST.id });
  const { attempts, now } = phone.actor.getSnapshot().context;
  const attempt = attempts[FIRST.id] ?? { hasRung: false, calledAt: null };
  expect(attempt.hasRung).toBe(true);
  expect(waitLeft(attempt, now)).toBe(200_000);
});

it('holds back the alcohol a few seconds, and gives it back with what followed at this door', async () => {
  const phone = openPhone();
  const undo = (key: number) => phone.actor.send({ type: 'tap.undone', key: keyOf(key) });
  const second = () => selectTour(phone.actor.getSnapshot())?.stops.find(({ id }) => id === SECOND.id);
  await phone.settle();
  phone.tap(SECOND, { kind: 'withhold' }, 1);
  await phone.settle();
  expect([second()?.alcohol, phone.sent]).toEqual([[], []]);
  expect(selectUndoable(phone.actor.getSnapshot())?.key).toBe(keyOf(1));
  phone.tap(SECOND, HAND_OVER, 2);
  phone.tap(FIRST, HAND_OVER, 3);
  undo(1);
  expect([phone.stops(), second()?.alcohol]).toEqual([[1029], SECOND.alcohol]);
  undo(3);
  phone.tap(SECOND, { kind: 'withhold' }, 4);
  await phone.pass(9);
  expect(phone.sent).toEqual(['withhold']);
});

it('takes the alcohol that stays off the amount', () => {
  const tap = {
    kind: 'act',
    key: keyOf(1),
    at: TOUR_NOW,
    id: SECOND.id,
    number: 1029,
    action: { kind: 'withhold' },
  } as const;
  const [, stop] = tourAfter(tourOf(FIRST, SECOND), tap).stops;
  expect(stop).toMatchObject({ due: { cash: 4000 }, alcohol: [] });
  expect(isAgeOpen(SECOND)).toBe(true);
  expect(stop !== undefined && isAgeOpen(stop)).toBe(false);
});
