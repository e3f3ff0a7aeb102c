import { compareTimes } from '../time/compare-times.ts';
import type { Instant } from '../time/instant.ts';
import { toLocalDate } from '../time/zurich.ts';
import type { Fulfilment } from './fulfilment.ts';
import type { VatRateEntry, VatClass, VatRate } from './vat.ts';

const bothWays = (rates: VatRateEntry['rates'][Fulfilment]): VatRateEntry['rates'] => ({
  delivered: rates,
  collected: rates,
});

/**
 * The rates when the settings name no others. Food that is delivered or collected has the reduced rate, value vouchers
 * none. Source: MWSTG art. 25, as in force from each day on.
 */
export const VAT_RATES: readonly VatRateEntry[] = [
  { validFrom: '2018-01-01', rates: bothWays({ food: 250, alcohol: 770, standard: 770, voucher: 0 }) },
  { validFrom: '2024-01-01', rates: bothWays({ food: 260, alcohol: 810, standard: 810, voucher: 0 }) },
];

/** The entry in force at an instant: the newest that has begun in Zurich; the order of the list does not matter. */
function entryAt(at: Instant, entries: readonly VatRateEntry[]): VatRateEntry | undefined {
  const date = toLocalDate(at);
  return entries
    .toSorted((a, b) => compareTimes(a.validFrom, b.validFrom))
    .findLast(({ validFrom }) => validFrom <= date);
}

/** Whether the rates of an instant are known, so that `vatRateOf` does not throw. */
export const knowsVatRates = (at: Instant, entries: readonly VatRateEntry[] = VAT_RATES): boolean =>
  entryAt(at, entries) !== undefined;

type Taxed = { readonly vatClass: VatClass; readonly fulfilment: Fulfilment; readonly at: Instant };

/**
 * The rate in basis points of a class on the day, in Zurich, on which it is delivered or collected. Throws a RangeError
 * before the first entry, because a rate must not be guessed. For instants from outside, call `knowsVatRates` first.
 */
export function vatRateOf({ vatClass, fulfilment, at }: Taxed, entries: readonly VatRateEntry[] = VAT_RATES): VatRate {
  const entry = entryAt(at, entries);
  if (entry === undefined) throw new RangeError(`no VAT rate is known for ${toLocalDate(at)}`);
  return entry.rates[fulfilment][vatClass];
}
