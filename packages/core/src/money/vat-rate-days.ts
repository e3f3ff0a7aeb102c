import { isSame } from '../editor/is-same.ts';
import type { LocalDate } from '../time/instant.ts';
import type { VatRateEntry } from './vat-rate.ts';
import { type VatRatesDraft, vatRateEntriesOf } from './vat-rates-draft.ts';

/** The rates in force on a day, and the next ones; null where there are none. */
export type RatesInForce = { readonly now: VatRateEntry | null; readonly next: VatRateEntry | null };

export function ratesInForce(draft: VatRatesDraft, today: LocalDate): RatesInForce {
  const entries = vatRateEntriesOf(draft);
  return {
    now: entries.findLast(({ validFrom }) => validFrom <= today) ?? null,
    next: entries.find(({ validFrom }) => validFrom > today) ?? null,
  };
}

/**
 * The first days of rates that have begun and were changed, added or removed, ascending. Orders keep the rates that
 * they were placed with; later orders and bookings use the new ones.
 */
export const changedPastRates = (before: VatRatesDraft, after: VatRatesDraft, today: LocalDate): LocalDate[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((date) => date <= today && !isSame(before[date], after[date]))
    .toSorted();
