import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Booking } from '../accounting/booking.ts';
import { journalTotals } from '../accounting/figures.ts';
import { vatIn } from '../vat/vat-split.ts';
import { BOOKKEEPING_DEFAULT } from './bookkeeping-settings.ts';
import { FIRST_DAY, anyClosedDays, anyDay, closedBooks } from './bookkeeping.fixtures.ts';
import { accountSums, controlSheetOf } from './control-sheet.ts';
import { writeEntries } from './entry-file.ts';
import { type BooksOfRange, type JournalEntry, journalEntriesOf } from './journal-entry.ts';

const ACCOUNTS = BOOKKEEPING_DEFAULT;
const EXACT = { ...ACCOUNTS, vatBooking: 'exact' as const };
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function entriesOf(books: BooksOfRange, accounts = ACCOUNTS): JournalEntry[] {
  const entries = journalEntriesOf(books, accounts);
  if (!entries.ok) throw new Error(entries.error.code);
  return entries.value;
}

/** Debit minus credit of an account. */
function balanceOf(entries: readonly JournalEntry[], account: string): number {
  const own = accountSums(entries).find((each) => each.account === account);
  return own === undefined ? 0 : own.debit - own.credit;
}

const oneDay = (bookings: readonly Booking[], difference = 0) => closedBooks([{ bookings, difference }]);

describe('the journal entries of closed days', () => {
  it('come to the figures of the day, per account and rate', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -500, max: 500 }), (bookings, difference) => {
        const entries = entriesOf(oneDay(bookings, difference));
        const read = journalTotals(bookings);
        const is = (account: string) => balanceOf(entries, account) + 0;
        expect(entries.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true);
        expect(is(ACCOUNTS.cash)).toBe(
          read.paid.cash +
            read.giftCardsPaid.cash +
            read.cashIn -
            read.cashOut +
            (read.openingDifference ?? 0) +
            difference,
        );
        const tips = read.tips ?? { card: 0, twint: 0 };
        expect(is(ACCOUNTS.card)).toBe(read.paid.card + read.giftCardsPaid.card + tips.card);
        expect(is(ACCOUNTS.twint)).toBe(read.paid.twint + read.giftCardsPaid.twint + tips.twint);
        expect(is(ACCOUNTS.giftCards)).toBe(0 - read.giftCards.outstanding);
        expect(is(ACCOUNTS.tips)).toBe(0 - tips.card - tips.twint);
        const revenues = [
          ACCOUNTS.revenueReduced,
          ACCOUNTS.revenueStandard,
          ACCOUNTS.revenueUntaxed,
          ACCOUNTS.writeOffs,
        ];
        expect(sum(revenues.map(is))).toBe(0 - read.gross);
        for (const rate of [260, 810]) {
          const gross = read.vat.find(({ vatRate }) => vatRate === rate)?.gross ?? 0;
          const taxed = entries.filter(({ vat }) => vat?.rate === rate);
          expect(sum(taxed.map(({ amount, debit, vat }) => (vat?.account === debit ? 0 - amount : amount)))).toBe(
            gross,
          );
        }
      }),
    );
  });

  it('have our VAT to the Rappen where the program must not compute it', () => {
    fc.assert(
      fc.property(anyDay, (bookings) => {
        const books = oneDay(bookings);
        const entries = entriesOf(books, EXACT);
        const vat = sum(journalTotals(bookings).vat.map((rate) => rate.vat));
        expect(balanceOf(entries, ACCOUNTS.vatOwed) + 0).toBe(0 - vat);
        expect(entries.every((entry) => entry.vat === null)).toBe(true);
        const control = controlSheetOf(entries, books.shares, { ...EXACT, turnover: 0 });
        expect(control.vat.every(({ ours, recomputed }) => ours === recomputed)).toBe(true);
      }),
    );
  });

  it('balance, and the control sheet says by what a program differs', () => {
    fc.assert(
      fc.property(anyClosedDays, (days) => {
        const books = closedBooks(days);
        const entries = entriesOf(books);
        const bookings = days.flatMap((day) => day.bookings);
        const control = controlSheetOf(entries, books.shares, { ...ACCOUNTS, turnover: 0 });
        expect(sum(control.accounts.map(({ debit }) => debit))).toBe(control.total);
        expect(sum(control.accounts.map(({ credit }) => credit))).toBe(control.total);
        for (const { vatRate, gross, ours, recomputed } of control.vat) {
          const figures = journalTotals(bookings).vat.find((rate) => rate.vatRate === vatRate);
          expect({ gross, ours }).toEqual({ gross: figures?.gross, ours: figures?.vat });
          // Each entry is rounded once, by at most half a Rappen.
          const lines = entries.filter(({ vat }) => vat?.rate === vatRate).length;
          expect(Math.abs(recomputed - vatIn(gross, vatRate))).toBeLessThanOrEqual((lines + 1) / 2);
        }
      }),
    );
  });

  it('of a range are those of its days, and twice the same bytes', () => {
    fc.assert(
      fc.property(anyClosedDays, fc.boolean(), (days, isExact) => {
        const accounts = isExact ? EXACT : ACCOUNTS;
        const books = closedBooks(days);
        const all = entriesOf(books, accounts);
        expect(
          books.closes.flatMap(({ day }) => entriesOf({ ...books, range: { from: day, to: day } }, accounts)),
        ).toEqual(all);
        const mixed = { ...books, closes: books.closes.toReversed(), shares: books.shares.toReversed() };
        for (const format of ['banana', 'csv'] as const)
          expect(writeEntries(format, entriesOf(mixed, accounts), accounts)).toEqual(
            writeEntries(format, all, accounts),
          );
        const documents = all.map(({ document }) => document);
        expect(new Set(documents).size).toBe(documents.length);
        expect(documents.every((document) => /^T\d{5}-\d{2,3}$/.test(document))).toBe(true);
      }),
    );
  });

  it('are refused for days that are not closed', () => {
    const books = closedBooks([
      { bookings: [], difference: 0 },
      { bookings: [], difference: 0 },
    ]);
    const refused = (change: Partial<BooksOfRange>) => journalEntriesOf({ ...books, ...change }, ACCOUNTS);
    const error = (day: string) => ({ ok: false, error: { code: 'dayNotClosed', day } });
    const late = { ...books.range, to: '2026-11-21' };
    expect(refused({ range: late })).toEqual(error('2026-11-20'));
    expect(refused({ closedUntil: null, closes: [] })).toEqual(error(FIRST_DAY));
    expect(refused({ range: { from: '2026-11-25', to: '2026-11-26' } })).toEqual(error('2026-11-25'));
    const share = { day: FIRST_DAY, kind: 'tip' as const, vatRate: 0, method: 'card' as const, gross: 5, vat: 0 };
    expect(refused({ closes: books.closes.slice(1), shares: [share] })).toEqual(error(FIRST_DAY));
    expect(refused({ closes: books.closes.slice(1) })).toEqual({ ok: true, value: [] });
  });
});
