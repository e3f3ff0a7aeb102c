import * as z from 'zod/mini';
import type { Instant } from '../time/instant.ts';
import { enteredDate } from '../validation/entered-date.ts';
import { keyedEntries } from '../validation/keyed-entries.ts';
import { wholeNumber } from '../validation/whole-number.ts';
import { knowsVatRates } from './vat-rate-of.ts';
import type { VatRateEntry } from './vat-rate.ts';

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
