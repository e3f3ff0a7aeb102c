import { expect, it } from 'vitest';
import type { Booking } from './booking.ts';
import { byHandLines, byHandText, byPerson } from './by-hand.ts';
import { bookingOfCashMovement } from './cash.ts';

const moved = (actorId: string | null, amount: number): Booking =>
  bookingOfCashMovement({ way: 'out', amount, reason: 'Markt' }, { at: '2026-11-20T18:30:00.000Z', actorId });
const linesOf = (...booked: readonly (readonly [actorId: string | null, name: string, amount: number])[]) =>
  byHandLines(booked.map(([actorId, name, amount]) => ({ booking: moved(actorId, amount), name }))).map((line) => [
    line.name,
    line.amount,
  ]);

it('lists the lines of each person in the order in which they were booked', () => {
  expect(linesOf(['a', 'Jonas Keller', 500], ['b', 'Samira Frei', 700], ['a', 'Jonas Keller', 900])).toEqual([
    ['Jonas Keller', -500],
    ['Jonas Keller', -900],
    ['Samira Frei', -700],
  ]);
});

it('lists what was stopped or lowered once the kitchen had begun, and what an unusual tip is', () => {
  const booked = { ...moved('a', 500), orderNumber: 1042, orderTotal: 4300, shares: [], note: '' };
  const lineOf = (kind: Booking['kind']) =>
    byHandLines([{ booking: { ...booked, kind }, name: 'Jonas Keller' }]).map(({ number, amount }) => [number, amount]);
  for (const kind of ['stoppedPreparing', 'loweredPreparing', 'stoppedReady', 'tip'] as const)
    expect([kind, lineOf(kind)]).toEqual([kind, [[1042, 4300]]]);
  expect(lineOf('stopped')).toEqual([]);
});

it('says who took back a stop that it lists, and nothing of one that it does not', () => {
  const booked = (kind: Booking['kind'], orderTotal: number, actorId = 'a', orderNumber = 1042) => ({
    booking: { ...moved(actorId, 0), kind, orderNumber, orderTotal, shares: [], note: '' },
    name: actorId === 'a' ? 'Jonas Keller' : 'Samira Frei',
  });
  const lines = byHandLines([
    booked('stopped', 850),
    booked('stopUndone', -850),
    booked('stoppedReady', 850),
    booked('stoppedPreparing', 4300, 'a', 1043),
    booked('stopUndone', -850, 'b'),
    booked('stoppedReady', 850),
  ]);
  expect(lines.map(({ name, amount, ...line }) => [name, byHandText({ ...line, name, amount }), amount])).toEqual([
    ['Jonas Keller', 'Aufgehoben nach «bereit», Nr. 1042', 850],
    ['Jonas Keller', 'Aufgehoben in Zubereitung, Nr. 1043', 4300],
    ['Jonas Keller', 'Aufgehoben nach «bereit», Nr. 1042', 850],
    ['Samira Frei', 'Aufhebung zurückgenommen, Nr. 1042', -850],
  ]);
});

it('never takes two people for one, however alike their names are', () => {
  const lines = linesOf(
    ['a', 'Jonas Keller', 500],
    ['b', 'jonas  kéller', 700],
    ['c', 'Jonas Keller (2)', 800],
    ['d', 'Jonas Keller', 900],
    ['a', 'Jonas Keller', 1000],
  );
  expect(lines).toEqual([
    ['Jonas Keller', -500],
    ['Jonas Keller', -1000],
    ['jonas  kéller (2)', -700],
    ['Jonas Keller (2) (2)', -800],
    ['Jonas Keller (3)', -900],
  ]);
});

it('names somebody who took another name meanwhile once, as at the last booking', () => {
  expect(linesOf(['a', 'Lea Frei', 500], ['b', 'Jonas Keller', 700], ['a', 'Lea Graf', 900])).toEqual([
    ['Lea Graf', -500],
    ['Lea Graf', -900],
    ['Jonas Keller', -700],
  ]);
});

it('has the shop itself and accounts that are gone without a name', () => {
  const lines = byHandLines([
    { booking: moved(null, 500), name: '' },
    { booking: moved('gone', 700), name: '' },
    { booking: moved('a', 900), name: 'Jonas Keller' },
  ]);
  expect(byPerson(lines).map(({ name, lines: own }) => [name, own.length])).toEqual([
    ['Ohne Person', 2],
    ['Jonas Keller', 1],
  ]);
});
