import * as z from 'zod/mini';
import { placesOutOfOrder } from '../draft/distinct-list.ts';
import { enteredDate } from '../draft/entered-date.ts';
import { wholeNumber } from '../draft/whole-number.ts';

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

const entryDraft = z.object(
  {
    validFrom: enteredDate('Bitte gib den ersten Tag an'),
    rates: z.object({ delivered: ratesDraft, collected: ratesDraft }, 'Bitte gib alle Sätze an'),
  },
  'Bitte gib Tag und Sätze an',
);

/** What the management enters of VAT: rates in basis points, from a day in Zurich on, ascending. */
export const vatRatesDraft = z.array(entryDraft, NO_RATES).check(
  z.minLength(1, NO_RATES),
  z.maxLength(VAT_RATE_ENTRIES_MAX, {
    error: `Es sind höchstens ${VAT_RATE_ENTRIES_MAX} Einträge möglich.`,
    abort: true,
  }),
  z.check(({ value, issues }) => {
    const message = 'Jeder Eintrag muss an einem späteren Tag beginnen als der vorige.';
    for (const place of placesOutOfOrder(value.map(({ validFrom }) => validFrom)))
      issues.push({ code: 'custom', input: value, path: [place, 'validFrom'], message });
  }),
);
export type VatRatesDraft = z.infer<typeof vatRatesDraft>;
