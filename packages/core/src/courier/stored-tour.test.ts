import { expect, it } from 'vitest';
import { forgetPerson } from '../session/session.machine.ts';
import { addMinutes } from '../time/zurich.ts';
import { TIP_MAX } from './courier-action.ts';
import { TOUR_NOW, stopWith, tourOf } from './courier-tap.fixtures.ts';
import type { CourierTap } from './courier-tap.ts';
import { createTourStore } from './stored-tour.ts';

const STOP = stopWith();
const keyOf = (number: number) => `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const handOver = (number: number, tip = 0): CourierTap => ({
  kind: 'act',
  key: keyOf(number),
  at: TOUR_NOW,
  id: STOP.id,
  number: STOP.number,
  action: { kind: 'handOver', collected: 'cash', amount: 6350, tip, isLeft: false },
});
const STORED = {
  tour: tourOf(STOP),
  waiting: [handOver(1), handOver(2)],
  attempts: { [STOP.id]: { hasRung: true, calledAt: null } },
};

function phone() {
  const values = new Map<string, string>();
  const keyValue = {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
  const storeOf = (accountId: string, minutesLater = 0) =>
    createTourStore({ keyValue, clock: { now: () => addMinutes(TOUR_NOW, minutesLater) } }, accountId);
  return { values, keyValue, storeOf, storedText: () => JSON.stringify([...values]) };
}

it('has the tour and the taps of its account again', () => {
  const { storeOf, values } = phone();
  storeOf('samira').write(STORED);
  expect(storeOf('samira').read()).toEqual(STORED);
  storeOf('samira').write({ tour: null, waiting: [], attempts: {} });
  expect(values.size).toBe(0);
});

it('keeps the other taps where one cannot be read', () => {
  const { storeOf } = phone();
  storeOf('samira').write({ ...STORED, waiting: [handOver(1, TIP_MAX + 5), handOver(2)] });
  expect(storeOf('samira').read().waiting).toEqual([handOver(2)]);
});

it('has no names and addresses any more after signing out, but the taps that the server does not know', () => {
  const { storeOf, keyValue, storedText } = phone();
  storeOf('samira').write(STORED);
  expect(storedText()).toContain(STOP.address.contactName);
  forgetPerson(keyValue);
  expect(storedText()).not.toContain(STOP.address.contactName);
  expect(storedText()).not.toContain(STOP.address.street);
  expect(storeOf('samira').read()).toEqual({ tour: null, waiting: STORED.waiting, attempts: {} });
});

it('has no names and addresses of another evening, or of another account', () => {
  for (const [accountId, minutes] of [
    ['samira', 361],
    ['jonas', 0],
  ] as const) {
    const { storeOf, storedText } = phone();
    storeOf('samira').write(STORED);
    expect(storeOf(accountId, minutes).read().tour).toBeNull();
    expect(storedText()).not.toContain(STOP.address.contactName);
    expect(storeOf('samira', minutes).read().waiting).toEqual(STORED.waiting);
  }
});
