import { describe, expect, it } from 'vitest';
import { RESTAURANT } from '../restaurant/restaurant.fixtures.ts';
import { err, ok } from '../result/result.ts';
import { type DayJournal, closeReversal } from './accounting.ts';
import { closeDay, seenOf, closeReversalDraft, reverseClose } from './close-day.ts';
import { journalTotals } from './figures.ts';

const AT = '2026-11-20T18:40:00.000Z';
const BY = { actorId: null, name: 'Reto Frei' };

const OPEN: DayJournal = {
  day: '2026-11-20',
  today: '2026-11-20',
  figures: journalTotals([]),
  close: null,
  reversals: [],
  hasLaterEntries: false,
  count: { opening: 0, counted: { by: 'sum', sum: 0 }, revision: 1, at: AT, by: BY },
  openingSuggested: 0,
  earlierOpenDay: null,
  openOrders: 0,
  openOrderNumbers: [],
  staffLimit: 10_000,
  closedUntil: '2026-11-19',
};
const closing = { seen: seenOf(OPEN), booked: [], by: BY, at: AT, restaurant: RESTAURANT };
const closed = closeDay(OPEN, { ...closing, lastNumber: 41 });
if (!closed.ok) throw new Error(closed.error.code);
const CLOSED: DayJournal = { ...OPEN, close: closed.value.close, closedUntil: OPEN.day };
const reverse = (change: Partial<DayJournal> = {}, number = 42) =>
  reverseClose({ ...CLOSED, ...change }, { number, draft: { reason: 'Zu früh' }, lastNumber: 42, by: BY, at: AT });

describe('taking a close back', () => {
  it('is an entry of its own with the next number and the reason', () => {
    const expected = { number: 43, reverses: 42, day: '2026-11-20', at: AT, by: BY, reason: 'Zu früh' };
    expect(reverse()).toEqual(ok(expected));
    expect(closeReversal.parse(expected)).toEqual(expected);
  });

  it.each<[string, Partial<DayJournal>, number, object]>([
    ['of a day that is open', { close: null }, 42, { code: 'closeNotInForce' }],
    ['of another number', {}, 40, { code: 'closeNotInForce' }],
    ['after which something was entered', { hasLaterEntries: true }, 42, { code: 'laterEntries' }],
  ])('is refused for one %s', (_, change, number, error) => {
    expect(reverse(change, number)).toEqual(err(error));
  });

  it('needs a reason', () => {
    expect(closeReversalDraft.safeParse({ reason: '  ' }).success).toBe(false);
  });

  it('leaves its number behind for good: the next close takes another one', () => {
    const again = closeDay(OPEN, { ...closing, lastNumber: 43 });
    expect(again.ok && again.value.close.number).toBe(44);
  });
});
