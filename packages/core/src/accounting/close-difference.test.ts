import { describe, expect, it } from 'vitest';
import { RESTAURANT } from '../restaurant/restaurant.fixtures.ts';
import { err } from '../result/result.ts';
import type { DayJournal } from './accounting.ts';
import { type Booking, PLAIN_BOOKING } from './booking.ts';
import { bookingOfCashMovement } from './cash.ts';
import { closeDay, seenOf } from './close-day.ts';
import { SMALL_DIFFERENCE, bookingsOfReversal } from './close-difference.ts';
import { addFigures, journalTotals } from './figures.ts';

const AT = '2026-11-20T22:10:00.000Z';
const ACTOR = '00000000-0000-4000-8000-000000000001';
const BY = { actorId: ACTOR, name: 'Reto Frei' };
const by = { at: AT, actorId: ACTOR };

const sold = (method: 'card' | 'twint' | 'cash', gross: number): Booking => ({
  ...PLAIN_BOOKING,
  ...by,
  kind: 'sale',
  shares: [{ vatRate: 260, method, gross, vat: 0 }],
});

/** A day whose till should hold 20 000. */
function journalOf(counted: number, booked: readonly Booking[] = []): DayJournal {
  return {
    day: '2026-11-20',
    today: '2026-11-20',
    figures: journalTotals(booked, 700),
    close: null,
    reversals: [],
    hasLaterEntries: false,
    count: { opening: 20_000, counted: { by: 'sum', sum: counted }, revision: 1, at: AT, by: BY },
    openingSuggested: 20_000,
    earlierOpenDay: null,
    openOrders: 0,
    openOrderNumbers: [],
    staffLimit: 10_000,
    closedUntil: '2026-11-19',
  };
}
const close = (journal: DayJournal, read: Partial<ReturnType<typeof seenOf>> = {}, booked: readonly Booking[] = []) =>
  closeDay(journal, {
    seen: { ...seenOf(journal), ...read },
    lastNumber: 41,
    booked: booked.map((booking) => ({ booking, name: 'Lia Meier' })),
    by: BY,
    at: AT,
    restaurant: RESTAURANT,
  });

describe('what is missing or over at a close', () => {
  it.each([1, -1])('is booked with its reason, to the Rappen: %i', (sign) => {
    const reason = 'Falsch herausgegeben';
    const journal = journalOf(20_000 + sign * 5000);
    expect(close(journal, { differenceReason: reason })).toMatchObject({
      value: {
        bookings: [
          {
            kind: 'cashDifference',
            note: reason,
            actorId: ACTOR,
            at: AT,
            shares: [{ vatRate: 0, method: 'cash', gross: sign * 5000, vat: 0 }],
          },
        ],
        close: {
          figures: { bookings: 1, cashDifference: sign * 5000, gross: 0, giftCards: { outstanding: 700 } },
          cash: { expected: 20_000, difference: sign * 5000 },
          byHand: [{ kind: 'cashDifference', number: null, amount: sign * 5000, name: 'Reto Frei', note: reason }],
        },
      },
    });
  });

  it('needs a reason above a small amount, and none up to it; where nothing differs there is no entry', () => {
    expect(close(journalOf(20_000))).toMatchObject({ value: { bookings: [] } });
    for (const small of [-SMALL_DIFFERENCE, SMALL_DIFFERENCE])
      expect(close(journalOf(20_000 + small))).toMatchObject({ value: { bookings: [{ note: '' }] } });
    for (const difference of [-SMALL_DIFFERENCE - 5, SMALL_DIFFERENCE + 5, -20_000])
      for (const differenceReason of [undefined, ''])
        expect(close(journalOf(20_000 + difference), { differenceReason })).toEqual(
          err({ code: 'closeDiffers', method: 'cash', difference }),
        );
  });

  it('is asked of the terminal where the books have something on it, tips included', () => {
    const tip: Booking = { ...sold('card', 300), kind: 'tip' };
    const journal = journalOf(20_000, [sold('card', 4300), tip, sold('twint', 1000)]);
    expect(seenOf(journal).terminal).toEqual({ card: 4600, twint: 1000 });
    expect(close(journal, { terminal: undefined })).toEqual(err({ code: 'terminalNotRead' }));
    expect(close(journalOf(21_000, [sold('cash', 1000)]), { terminal: undefined })).toMatchObject({ ok: true });
    const short = { terminal: { card: 0, twint: 1200 } };
    expect(close(journal, short)).toEqual(err({ code: 'closeDiffers', method: 'card', difference: -4600 }));
    const closed = close(journal, { ...short, differenceReason: 'Gerät war aus' });
    expect(closed).toMatchObject({
      value: {
        bookings: [
          {
            kind: 'terminalDifference',
            shares: [
              { method: 'card', gross: -4600 },
              { method: 'twint', gross: 200 },
            ],
          },
        ],
        close: {
          ...short,
          figures: { terminalDifference: { card: -4600, twint: 200 }, gross: 5300, tips: { card: 300 } },
        },
      },
    });
  });

  it('goes back to the Rappen when the close is taken back', () => {
    const journal = journalOf(19_000, [sold('card', 4300)]);
    const closed = close(journal, { terminal: { card: 4000, twint: 15 }, differenceReason: 'Vertippt' });
    if (!closed.ok) throw new Error(closed.error.code);
    const back = bookingsOfReversal(closed.value.close, by);
    expect(back.map(({ kind, note }) => [kind, note])).toEqual([
      ['cashDifference', 'Abschluss Nr. 42 zurückgenommen'],
      ['terminalDifference', 'Abschluss Nr. 42 zurückgenommen'],
    ]);
    const left = addFigures(closed.value.close.figures, journalTotals(back));
    expect(left).toMatchObject({ cashDifference: 0, terminalDifference: { card: 0, twint: 0 }, bookings: 5 });
    const { cashDifference: _cash, terminalDifference: _terminal, ...older } = closed.value.close.figures;
    expect(bookingsOfReversal({ ...closed.value.close, figures: older }, by)).toEqual([]);
  });

  it('stands on the close by person, with all else that was moved by hand', () => {
    const actorId = '00000000-0000-4000-8000-000000000002';
    const out = bookingOfCashMovement({ way: 'out', amount: 500, reason: 'Markt' }, { ...by, actorId });
    const refund: Booking = { ...sold('card', -800), actorId, kind: 'refund', orderNumber: 1042, note: 'Kalt' };
    const booked = [out, sold('card', 4300), refund];
    const closed = close(journalOf(19_300, booked), {}, booked);
    expect(closed).toMatchObject({
      value: {
        close: {
          byHand: [
            { kind: 'cashOut', number: null, amount: -500, name: 'Lia Meier', note: 'Markt' },
            { kind: 'refund', number: 1042, amount: -800, name: 'Lia Meier', note: 'Kalt' },
            { kind: 'cashDifference', amount: -200, name: 'Reto Frei' },
          ],
        },
      },
    });
  });
});
