import type { Instant, LocalDate } from '../time/instant.ts';
import { toLocalDate } from '../time/zurich.ts';
import type { VatClass, VatRate } from './vat.ts';

type VatRateEntry = { readonly validFrom: LocalDate; readonly rates: Record<VatClass, VatRate> };

/**
 * Rates in basis points for delivered goods, newest first. Delivered food has the reduced rate, value vouchers none.
 * Source: MWSTG art. 25, as in force from each day on.
 */
export const VAT_RATES: readonly VatRateEntry[] = [
  { validFrom: '2024-01-01', rates: { food: 260, alcohol: 810, standard: 810, voucher: 0 } },
  { validFrom: '2018-01-01', rates: { food: 250, alcohol: 770, standard: 770, voucher: 0 } },
];

/** The rate of a class on the day of delivery. Throws for days before the first entry. */
export function vatRateOf(vatClass: VatClass, delivery: Instant): VatRate {
  const date = toLocalDate(delivery);
  const entry = VAT_RATES.find(({ validFrom }) => validFrom <= date);
  if (entry === undefined) throw new RangeError(`no VAT rate is known for ${date}`);
  return entry.rates[vatClass];
}
