import * as z from 'zod/mini';
import { isSame } from '../editor/compare.ts';
import type { Instant, LocalDate } from '../time/instant.ts';
import { enteredDate, keyedEntries, wholeNumber } from '../validation/entered-fields.ts';
import type { Fulfilment } from './fulfilment.ts';
import { knowsVatRates } from './vat-rate-of.ts';
import type { VatRateEntry, ItemVatClass, VatClass } from './vat.ts';

/** In basis points: 10000 is 100 %. */
export const VAT_RATE_MAX = 10_000;
export const VAT_RATE_ENTRIES_MAX = 50;

const NO_RATES = 'Bitte gib mindestens einen Satz an';

const rateDraft = wholeNumber({
  min: 0,
  max: VAT_RATE_MAX,
  message: 'Der Satz muss zwischen 0 % und 100 % liegen, auf Hundertstel genau.',
});

const ratesDraft = z.object(
  { food: rateDraft, alcohol: rateDraft, standard: rateDraft, voucher: rateDraft },
  'Bitte gib alle Sätze an',
);

/** The VAT rates that the management enters: in basis points, by the day in Zurich from which they apply. */
export const vatRatesDraft = keyedEntries(
  enteredDate('Bitte gib den ersten Tag an'),
  z.object({ delivered: ratesDraft, collected: ratesDraft }, 'Bitte gib alle Sätze an'),
  {
    max: VAT_RATE_ENTRIES_MAX,
    tooMany: `Es sind höchstens ${VAT_RATE_ENTRIES_MAX} Einträge möglich.`,
    message: 'Bitte gib die Sätze mit ihrem ersten Tag an',
  },
).check(z.refine((entries) => Object.keys(entries).length > 0, NO_RATES));
export type VatRatesDraft = z.infer<typeof vatRatesDraft>;

export const vatRatesDraftOf = (entries: readonly VatRateEntry[]): VatRatesDraft =>
  Object.fromEntries(entries.map(({ validFrom, rates }) => [validFrom, rates]));

/** Ascending by their first day. */
export const vatRateEntriesOf = (draft: VatRatesDraft): VatRateEntry[] =>
  Object.entries(draft)
    .map(([validFrom, rates]) => ({ validFrom, rates }))
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom));

/** Why these rates cannot be saved, or null: without a rate for today nothing could be ordered. */
export const validateVatRates = ({
  after,
  now,
}: {
  readonly after: VatRatesDraft;
  readonly now: Instant;
}): string | null =>
  knowsVatRates(now, vatRateEntriesOf(after))
    ? null
    : 'Für heute fehlt ein Satz. Mindestens ein Eintrag muss schon begonnen haben.';

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

export const ITEM_VAT_CLASS_LABELS: Record<ItemVatClass, string> = {
  food: 'Speisen und alkoholfreie Getränke',
  alcohol: 'Alkohol',
  standard: 'Übriges',
};

export const VAT_CLASS_LABELS: Record<VatClass, string> = { ...ITEM_VAT_CLASS_LABELS, voucher: 'Wertgutscheine' };

export const FULFILMENT_LABELS: Record<Fulfilment, string> = { delivered: 'geliefert', collected: 'abgeholt' };
