import * as fc from 'fast-check';

export const RATES = { food: 260, alcohol: 810, standard: 810, voucher: 0 };

type Line = {
  readonly price: number;
  readonly vatClass: Exclude<keyof typeof RATES, 'voucher'>;
  readonly amount: number;
  readonly options: readonly number[];
  readonly included: number;
};
/** What is ordered, where and how it is paid; all amounts in Rappen. All alcohol counts as spirits, for its kind is unknown. */
export type Sale = {
  readonly lines: readonly Line[];
  readonly tiers: readonly { readonly from: number; readonly fee: number }[];
  readonly freeFrom: number | null;
  readonly minimumOrder: number;
  readonly method: 'cash' | 'card' | 'twint';
  readonly giftCardBalance: number;
  readonly giftCardGiven: number;
};

const rappen = (max: number) => fc.oneof(fc.nat(20), fc.nat(max));
export const sale: fc.Arbitrary<Sale> = fc.record({
  lines: fc.array(
    fc.record({
      price: rappen(4000),
      vatClass: fc.constantFrom('food', 'alcohol', 'standard'),
      amount: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 99 })),
      options: fc.array(rappen(900), { maxLength: 4 }),
      included: fc.nat(3),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  tiers: fc.uniqueArray(fc.record({ from: rappen(20_000), fee: rappen(1500) }), {
    maxLength: 4,
    selector: ({ from }) => from,
  }),
  freeFrom: fc.option(rappen(60_000)),
  minimumOrder: fc.oneof(fc.constant(0), rappen(6000)),
  method: fc.constantFrom('cash', 'card', 'twint'),
  giftCardBalance: fc.oneof(fc.constant(0), rappen(100_000), fc.constant(9_999_999)),
  giftCardGiven: fc.oneof(fc.constant(0), rappen(20_000)),
});

export function linePrice({ price, amount, options, included }: Line): number {
  const dearestFirst = options.toSorted((a, b) => b - a);
  const paid = dearestFirst.slice(0, Math.max(0, options.length - included));
  return paid.reduce((sum, each) => sum + each, price) * amount;
}

/** Distributes the amount Rappen by Rappen after each part got the whole Rappen of its share. */
function handOut(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const parts = weights.map((weight) => Math.trunc((Math.abs(amount) * weight) / total));
  const waiting = weights.map((weight, index) => ({ index, weight, claim: (Math.abs(amount) * weight) % total }));
  while (parts.reduce((sum, part) => sum + part, 0) < Math.abs(amount)) {
    let best = waiting[0];
    for (const each of waiting)
      if (best === undefined || each.claim > best.claim || (each.claim === best.claim && each.weight > best.weight))
        best = each;
    parts[best?.index ?? 0] = (parts[best?.index ?? 0] ?? 0) + 1;
    waiting.splice(best === undefined ? 0 : waiting.indexOf(best), 1);
  }
  return parts.map((part) => (amount < 0 ? 0 - part : part));
}

function feeFor(items: number, { tiers, freeFrom }: Sale): number {
  if (freeFrom !== null && items >= freeFrom) return 0;
  let fee = 0;
  let reached = -1;
  for (const tier of tiers) if (tier.from <= items && tier.from > reached) [reached, fee] = [tier.from, tier.fee];
  return fee;
}

/** The sums of an order, computed without the core's rules. */
export function expectedSums(each: Sale) {
  const prices = each.lines.map(linePrice);
  const items = prices.reduce((sum, price) => sum + price, 0);
  const deliveryFee = feeFor(items, each);
  const spirits = prices.reduce(
    (sum, price, index) => sum + (each.lines[index]?.vatClass === 'alcohol' ? price : 0),
    0,
  );
  const given = Math.min(each.giftCardGiven, each.giftCardBalance);
  const giftCardDiscount = Math.min(given, items + deliveryFee - spirits);
  const giftCardAmount = Math.min(each.giftCardBalance - given + giftCardDiscount, items + deliveryFee);
  const left = items + deliveryFee - giftCardAmount;
  const rounding = each.method === 'cash' ? ([-2, -1, 0, 1, 2].find((coin) => (left + coin) % 5 === 0) ?? 0) : 0;
  const rates = [0, 260, 810].filter((rate) => each.lines.some(({ vatClass }) => RATES[vatClass] === rate));
  const weights = rates.map((rate) =>
    prices.reduce((sum, price, index) => sum + (RATES[each.lines[index]?.vatClass ?? 'food'] === rate ? price : 0), 0),
  );
  const [fees, coins] = [handOut(deliveryFee, weights), handOut(rounding, weights)];
  const due = weights.map((weight, index) => weight + (fees[index] ?? 0) + (coins[index] ?? 0));
  const gifts = handOut(giftCardDiscount, due);
  return {
    itemsTotal: items,
    deliveryFee,
    giftCardAmount,
    giftCardDiscount,
    rounding,
    totalPrice: items + deliveryFee + rounding,
    amountDue: left + rounding,
    missing: Math.max(0, each.minimumOrder - items),
    grossByRate: rates.map((rate, index) => [rate, (due[index] ?? 0) - (gifts[index] ?? 0)]),
  };
}
