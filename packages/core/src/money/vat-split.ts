import { splitByLargestRemainder } from './largest-remainder.ts';
import type { VatRate } from './vat.ts';

/** What of a total falls under one rate; all in Rappen, `net` and `vat` sum to `gross`. */
export type VatShare = {
  readonly vatRate: VatRate;
  readonly gross: number;
  readonly net: number;
  readonly vat: number;
};

type TaxedAmount = { readonly vatRate: VatRate; readonly totalPrice: number };

/** The VAT contained in a gross amount, in Rappen, rounded half up. */
const vatIn = (gross: number, vatRate: VatRate): number => Math.round((gross * vatRate) / (10_000 + vatRate));

/**
 * Splits goods, delivery fee and rounding (Rappen, VAT included) over the rates of the goods, ascending by rate. Fee and
 * rounding are side costs that follow the goods (MWSTG art. 19 para. 4). The gross parts always sum to the total.
 */
export function splitVat(
  goods: readonly TaxedAmount[],
  sideCosts: { deliveryFee: number; rounding: number },
): VatShare[] {
  const grossByRate = new Map<VatRate, number>();
  for (const { vatRate, totalPrice } of goods) grossByRate.set(vatRate, (grossByRate.get(vatRate) ?? 0) + totalPrice);
  const rates = [...grossByRate].toSorted(([a], [b]) => a - b);
  const weights = rates.map(([, gross]) => gross);
  const fees = splitByLargestRemainder(sideCosts.deliveryFee, weights);
  const roundings = splitByLargestRemainder(sideCosts.rounding, weights);
  return rates.map(([vatRate, goodsGross], index) => {
    const gross = goodsGross + (fees[index] ?? 0) + (roundings[index] ?? 0);
    const vat = vatIn(gross, vatRate);
    return { vatRate, gross, net: gross - vat, vat };
  });
}
