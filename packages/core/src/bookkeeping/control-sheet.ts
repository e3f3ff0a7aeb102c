import { isTurnover } from '../accounting/booking.ts';
import type { BookkeepingSettings } from './bookkeeping-settings.ts';
import type { ControlSheet } from './bookkeeping.ts';
import { type DayShare, type JournalEntry, recomputedVat, vatClassOfRate } from './journal-entry.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What each account gets on both sides, ascending by account, in Rappen. */
export function accountSums(entries: readonly JournalEntry[]): ControlSheet['accounts'] {
  const accounts = [...new Set(entries.flatMap(({ debit, credit }) => [debit, credit]))].toSorted();
  return accounts.map((account) => ({
    account,
    debit: sum(entries.filter(({ debit }) => debit === account).map(({ amount }) => amount)),
    credit: sum(entries.filter(({ credit }) => credit === account).map(({ amount }) => amount)),
  }));
}

/** The control sheet of entries and of the shares that they are made of. `turnover` is that of the closes, in Rappen. */
export function controlSheetOf(
  entries: readonly JournalEntry[],
  shares: readonly DayShare[],
  { vatBooking, turnover }: Pick<BookkeepingSettings, 'vatBooking'> & { readonly turnover: number },
): ControlSheet {
  const sold = shares.filter(({ kind, vatRate }) => isTurnover(kind) && vatClassOfRate(vatRate) !== null);
  const rates = [...new Set(sold.map(({ vatRate }) => vatRate))].toSorted((a, b) => a - b);
  return {
    entries: entries.length,
    total: sum(entries.map(({ amount }) => amount)),
    accounts: accountSums(entries),
    vat: rates.map((vatRate) => {
      const own = sold.filter((share) => share.vatRate === vatRate);
      const ours = sum(own.map(({ vat }) => vat));
      const ofRate = entries.filter(({ vat }) => vat?.rate === vatRate);
      return {
        vatRate,
        gross: sum(own.map(({ gross }) => gross)),
        ours,
        recomputed: vatBooking === 'exact' ? ours : sum(ofRate.map(recomputedVat)),
      };
    }),
    turnover,
  };
}
