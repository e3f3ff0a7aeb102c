import { inRappen } from '../money/format-money.ts';
import { type VatRate, vatRate as vatRateSchema } from './vat.ts';

const weightOf = (weight: number): bigint => (Number.isInteger(weight) ? BigInt(Math.max(0, weight)) : 0n);

type Share = { readonly index: number; readonly weight: bigint; readonly part: bigint; readonly remainder: bigint };

const isMore = (a: bigint, b: bigint): number => Number(a > b) - Number(a < b);

/**
 * The largest remainder first, of equal ones the heaviest weight. Sorting is stable, so equal weights keep their order.
 */
const byClaim = (a: Share, b: Share): number => isMore(b.remainder, a.remainder) || isMore(b.weight, a.weight);

/**
 * Splits an amount in Rappen by weights so that the parts sum exactly to it and each differs from its fair share by
 * less than one Rappen. The rest after rounding down goes to the largest remainders; of equal ones to the heavier
 * weight, so that the order matters for equal weights only. A weight that is not a positive integer gets nothing; when
 * no weight gets anything, the first part takes all. Exact for weights of any size. Throws a RangeError for an amount
 * that is not a safe integer. Source: product design, "Money and tax".
 */
export function splitByLargestRemainder(amount: number, weights: readonly number[]): number[] {
  const sign = BigInt(Math.sign(inRappen(amount)));
  const claims = weights.map(weightOf);
  const total = claims.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) return weights.map((_, index) => (index === 0 ? amount + 0 : 0));
  const whole = BigInt(Math.abs(amount));
  const shares = claims.map((weight, index): Share => {
    const exact = whole * weight;
    return { index, weight, part: exact / total, remainder: exact % total };
  });
  const left = whole - shares.reduce((sum, { part }) => sum + part, 0n);
  const favoured = new Set(
    shares
      .toSorted(byClaim)
      .slice(0, Number(left))
      .map(({ index }) => index),
  );
  return shares.map(({ index, part }) => Number((part + (favoured.has(index) ? 1n : 0n)) * sign));
}

/** The part of a total under one rate; all in Rappen, `net` and `vat` sum to `gross`. */
export type VatShare = {
  readonly vatRate: VatRate;
  readonly gross: number;
  readonly net: number;
  readonly vat: number;
};

/** `unitPrice` and `amount` are the full price of an item, which `totalPrice` may be below. */
type TaxedAmount = {
  readonly vatRate: VatRate;
  readonly totalPrice: number;
  readonly unitPrice?: number;
  readonly amount?: number;
};

/**
 * Amounts beside the items, in Rappen. `discount` is taken off the items, at most their sum, and `giftCardDiscount` off
 * the total, at most the total; both are negative in a refund.
 */
type SideCosts = {
  readonly deliveryFee: number;
  readonly discount?: number;
  readonly rounding: number;
  readonly giftCardDiscount?: number;
};

/**
 * The VAT contained in a gross amount, in Rappen; half a Rappen is rounded away from zero, so that a refund mirrors its
 * payment.
 */
export function vatIn(gross: number, vatRate: VatRate): number {
  const parts = BigInt(10_000 + vatRate);
  const exact = BigInt(Math.abs(gross)) * BigInt(vatRate);
  const rounded = Number((exact * 2n + parts) / (parts * 2n));
  return gross < 0 ? 0 - rounded : rounded;
}

function grossByRate(items: readonly TaxedAmount[]): [VatRate, number][] {
  const sums = new Map<VatRate, number>();
  for (const { vatRate, totalPrice } of items) {
    if (!vatRateSchema.safeParse(vatRate).success) throw new RangeError(`${vatRate} is no VAT rate`);
    sums.set(vatRate, inRappen((sums.get(vatRate) ?? 0) + inRappen(totalPrice)));
  }
  return [...sums].toSorted(([a], [b]) => a - b);
}

/** How the delivery fee follows the items: by what is paid for them, or by their full prices where nothing is. */
export function feeWeights(items: readonly TaxedAmount[]): number[] {
  const paid = items.map(({ totalPrice }) => totalPrice);
  return paid.some((price) => price !== 0)
    ? paid
    : items.map(({ unitPrice = 0, amount = 1 }) => inRappen(unitPrice * amount));
}

const unreducedByRate = (items: readonly TaxedAmount[]): number[] => {
  const weights = feeWeights(items);
  return grossByRate(items.map(({ vatRate }, place) => ({ vatRate, totalPrice: weights[place] ?? 0 }))).map(
    ([, gross]) => gross,
  );
};

const plus = (amounts: readonly number[], others: readonly number[]): number[] =>
  amounts.map((amount, index) => inRappen(amount + (others[index] ?? 0)));

/**
 * Splits items, delivery fee, discounts and rounding (Rappen, VAT included) over the rates of the items, ascending by
 * rate.
 *
 * Each is split by largest remainder: the discount over the items, fee and rounding over the rest of them, because side
 * costs follow the items (MWSTG art. 19 para. 4); over the full prices when a discount or a promotion leaves nothing. The discount
 * of a gift card is taken last, over the sum of each rate. The gross parts always sum to the total, whatever the order
 * of the items; without items the answer is empty. All amounts with the opposite sign give the same parts with the
 * opposite sign, so that a refund mirrors its sale.
 *
 * Throws a RangeError for amounts and sums that are not safe integers, for a discount below zero or above the items,
 * for one of a gift card below zero or above the total, and for an invalid VAT rate.
 */
export function splitVat(
  items: readonly TaxedAmount[],
  { deliveryFee, discount = 0, rounding, giftCardDiscount = 0 }: SideCosts,
): VatShare[] {
  const rates = grossByRate(items);
  const fullPrices = rates.map(([, gross]) => gross);
  const itemsTotal = fullPrices.reduce((sum, gross) => inRappen(sum + gross), 0);
  const sign = Math.sign(itemsTotal || deliveryFee || rounding) || 1;
  const claims = (amounts: readonly number[]): number[] => amounts.map((amount) => sign * amount);
  if (sign * discount < 0 || sign * discount > sign * itemsTotal)
    throw new RangeError(`${discount} is no discount on the goods`);
  const paidItems = plus(fullPrices, splitByLargestRemainder(-discount, claims(fullPrices)));
  const full = fullPrices.some((gross) => gross !== 0) ? claims(fullPrices) : unreducedByRate(items);
  const weights = discount === itemsTotal ? full : claims(paidItems);
  const withFee = plus(paidItems, splitByLargestRemainder(deliveryFee, weights));
  const total = plus(withFee, splitByLargestRemainder(rounding, weights));
  const due = total.reduce((sum, gross) => inRappen(sum + gross), 0);
  // When rounding alone makes the total negative, no discount is allowed.
  if (giftCardDiscount !== 0 && (sign * giftCardDiscount < 0 || sign * giftCardDiscount > sign * due))
    throw new RangeError(`${giftCardDiscount} is no discount on the total`);
  const paid = plus(total, splitByLargestRemainder(-giftCardDiscount, claims(total)));
  return rates.map(([vatRate], index) => {
    const gross = paid[index] ?? 0;
    const vat = vatIn(gross, vatRate);
    return { vatRate, gross, net: gross - vat, vat };
  });
}
