import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLines } from '../csv/csv.ts';
import { addDays } from '../time/zurich.ts';
import { FIRST_DAY, anyDay } from './bookkeeping.fixtures.ts';
import { CASH_BOOK_CSV, type CashEntry, type CountedDay, cashBookOf } from './cash-book.ts';

const AT = '2026-11-20T18:30:00.000Z';
const dayAt = (place: number) => addDays(FIRST_DAY, place);

const entry = (number: number, day: string, amount: number, change: Partial<CashEntry> = {}): CashEntry => ({
  number,
  day,
  at: AT,
  kind: amount < 0 ? 'cashOut' : 'cashIn',
  orderNumber: null,
  note: '=Markt',
  amount,
  ...change,
});
const close = (number: number, day: string, opening: number, countedCash: number): CountedDay => ({
  number,
  day,
  at: AT,
  opening,
  countedCash,
});

describe('the cash book', () => {
  it('begins with what the first close says, and shows what was missing at the count', () => {
    const lines = cashBookOf({
      range: { from: FIRST_DAY, to: dayAt(1) },
      last: null,
      closes: [close(1, FIRST_DAY, 20_000, 29_900)],
      entries: [entry(7, FIRST_DAY, 10_000, { kind: 'sale', orderNumber: 1042, note: '' }), entry(8, dayAt(1), -5000)],
    });
    expect(lines.map(({ kind, document, amount, balance }) => [kind, document, amount, balance])).toEqual([
      ['carried', '', 0, 0],
      ['opening', 'T00001', 20_000, 20_000],
      ['sale', '7', 10_000, 30_000],
      ['counted', 'T00001', -100, 29_900],
      ['cashOut', '8', -5000, 24_900],
    ]);
    expect(csvLines(CASH_BOOK_CSV, lines.slice(2)).split('\r\n')).toEqual([
      '18.11.2026;20.11.2026 19:30;7;"Verkauf, Bestellung 1042";100.00;;300.00',
      '18.11.2026;20.11.2026 19:30;T00001;Differenz beim Zählen;;1.00;299.00',
      '19.11.2026;20.11.2026 19:30;8;"Entnahme aus der Kasse, =Markt";;50.00;249.00',
      '',
    ]);
  });

  it('has after each closed day what was counted, wherever the range begins', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ bookings: anyDay, counted: fc.integer({ min: 0, max: 99_999 }) }), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.nat(4),
        (days, start) => {
          const closes = days.map(({ counted }, place) => close(place + 1, dayAt(place), 5000, counted));
          const entries = days.flatMap(({ bookings }, place) =>
            bookings.map(({ kind, shares }, at) => {
              const amount = shares.reduce((sum, { method, gross }) => (method === 'cash' ? sum + gross : sum), 0);
              return entry(place * 100 + at, dayAt(place), amount, { kind });
            }),
          );
          const range = { from: FIRST_DAY, to: dayAt(days.length - 1) };
          const all = cashBookOf({ range, last: null, closes, entries });
          for (const { day, countedCash } of closes)
            // A day on which nothing happened, and as much was counted as the day before, has no line.
            expect(all.findLast((line) => line.day <= day)?.balance).toBe(countedCash);
          for (const [place, { amount, balance }] of all.entries())
            expect(balance).toBe((all[place - 1]?.balance ?? 0) + amount);
          const from = dayAt(Math.min(start, days.length - 1));
          const later = cashBookOf({
            range: { ...range, from },
            last: closes.findLast(({ day }) => day < from) ?? null,
            closes: closes.filter(({ day }) => day >= from),
            entries: entries.filter(({ day }) => day >= from),
          });
          expect(later.slice(1)).toEqual(all.slice(1).filter(({ day }) => day >= from));
        },
      ),
      {
        examples: [
          [
            [
              { bookings: [], counted: 0 },
              { bookings: [], counted: 0 },
            ],
            0,
          ],
        ],
      },
    );
  });
});
