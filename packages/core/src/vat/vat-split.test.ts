import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitVat } from './vat-split.ts';

const NOTHING = { deliveryFee: 0, rounding: 0 };
const anyItems = fc.array(
  fc.record({ vatRate: fc.constantFrom(0, 250, 260, 810, 10_000), totalPrice: fc.oneof(fc.nat(20), fc.nat(1e9)) }),
  { minLength: 1, maxLength: 12 },
);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const itemsOf = (lines: readonly { totalPrice: number }[]) => sum(lines.map(({ totalPrice }) => totalPrice));

describe('splitVat', () => {
  it('takes the VAT out of the gross amount and lets fee and rounding follow the goods', () => {
    const items = [
      { vatRate: 810, totalPrice: 1000 },
      { vatRate: 260, totalPrice: 2000 },
      { vatRate: 260, totalPrice: 1000 },
    ];
    expect(splitVat(items, { deliveryFee: 600, rounding: 0 })).toEqual([
      { vatRate: 260, gross: 3450, net: 3363, vat: 87 },
      { vatRate: 810, gross: 1150, net: 1064, vat: 86 },
    ]);
    expect(splitVat(items, { deliveryFee: 600, rounding: 2 }).map(({ gross }) => gross)).toEqual([3452, 1150]);
    expect(splitVat(items, { deliveryFee: 0, rounding: -1 }).map(({ gross }) => gross)).toEqual([2999, 1000]);
  });

  it('takes a discount off where it was earned', () => {
    const items = [
      { vatRate: 260, totalPrice: 3000 },
      { vatRate: 810, totalPrice: 1000 },
    ];
    expect(splitVat(items, { ...NOTHING, discount: 401 }).map(({ gross }) => gross)).toEqual([2699, 900]);
    expect(splitVat(items, { deliveryFee: 101, rounding: 0, discount: 3998 })).toMatchObject([
      { gross: 52 },
      { gross: 51 },
    ]);
    expect(splitVat(items, { ...NOTHING, discount: 4000 })).toEqual([
      { vatRate: 260, gross: 0, net: 0, vat: 0 },
      { vatRate: 810, gross: 0, net: 0, vat: 0 },
    ]);
  });

  it.each([
    ['half a Rappen up', 10_000, 1, [1, 0, 1]],
    ['half a Rappen of a refund down', 10_000, -1, [-1, 0, -1]],
    ['less than half down', 260, 19, [19, 19, 0]],
    ['more than half up', 260, 20, [20, 19, 1]],
    ['nothing at rate 0', 0, 1999, [1999, 1999, 0]],
    ['nothing of nothing', 810, 0, [0, 0, 0]],
    [
      'exactly beyond floating point',
      810,
      9_007_199_254_740_990,
      [9_007_199_254_740_990, 8_332_284_231_952_812, 674_915_022_788_178],
    ],
  ])('rounds the tax: %s', (_, vatRate, totalPrice, parts) => {
    const [share] = splitVat([{ vatRate, totalPrice }], NOTHING);
    expect([share?.gross, share?.net, share?.vat]).toEqual(parts);
  });

  it('gives a tie to the dearer goods, at equal goods to the lower rate', () => {
    const one = { deliveryFee: 1, rounding: 0 };
    const grossOf = (food: number, drinks: number) =>
      splitVat(
        [
          { vatRate: 810, totalPrice: drinks },
          { vatRate: 260, totalPrice: food },
        ],
        one,
      ).map(({ gross }) => gross);
    expect(grossOf(500, 500)).toEqual([501, 500]);
    expect(grossOf(0, 0)).toEqual([1, 0]);
    expect(
      splitVat(
        [
          { vatRate: 0, totalPrice: 1 },
          { vatRate: 260, totalPrice: 3 },
        ],
        { ...one, deliveryFee: 2 },
      ),
    ).toMatchObject([{ gross: 1 }, { gross: 5 }]);
  });

  it('takes what was given with a gift card off what each rate comes to, all of it if need be', () => {
    const items = [
      { vatRate: 260, totalPrice: 3000 },
      { vatRate: 810, totalPrice: 1000 },
    ];
    const grossOf = (giftCardDiscount: number) =>
      splitVat(items, { deliveryFee: 600, rounding: 0, giftCardDiscount }).map(({ gross }) => gross);
    expect([0, 1, 2301, 4600].map(grossOf)).toEqual([
      [3450, 1150],
      [3449, 1150],
      [1724, 575],
      [0, 0],
    ]);
    for (const none of [-1, 4601, 0.5, Number.NaN]) expect(() => grossOf(none)).toThrow(RangeError);
  });

  it('has no trouble with a total that rounding made negative', () => {
    expect(splitVat([{ vatRate: 260, totalPrice: 1 }], { deliveryFee: 0, rounding: -2 })).toMatchObject([
      { gross: -1 },
    ]);
    expect(splitVat([{ vatRate: 260, totalPrice: -1 }], { deliveryFee: 0, rounding: 2 })).toMatchObject([{ gross: 1 }]);
  });

  it('has nothing to split over without goods', () => {
    expect(splitVat([], { deliveryFee: 600, rounding: 0 })).toEqual([]);
  });

  it('refuses parts of a Rappen', () => {
    const items = [{ vatRate: 260, totalPrice: 1000 }];
    expect(() => splitVat([{ vatRate: 260, totalPrice: 0.5 }], NOTHING)).toThrow(RangeError);
    expect(() => splitVat(items, { deliveryFee: 0.5, rounding: 0 })).toThrow(RangeError);
    expect(() => splitVat(items, { ...NOTHING, discount: Number.NaN })).toThrow(RangeError);
    const halves = [10.5, 0.5].map((totalPrice) => ({ vatRate: 260, totalPrice }));
    expect(() => splitVat(halves, NOTHING)).toThrow(new RangeError('10.5 is no amount in Rappen'));
  });

  it('refuses sums that are no longer exact', () => {
    const most = { vatRate: 260, totalPrice: Number.MAX_SAFE_INTEGER };
    for (const vatRate of [260, 810]) {
      expect(() => splitVat([most, { vatRate, totalPrice: 1 }], NOTHING)).toThrow(RangeError);
      expect(
        splitVat(
          [
            { ...most, totalPrice: most.totalPrice - 1 },
            { vatRate, totalPrice: 1 },
          ],
          NOTHING,
        ),
      ).toHaveLength(vatRate === 260 ? 1 : 2);
    }
    expect(() => splitVat([most], { ...NOTHING, deliveryFee: 1 })).toThrow(RangeError);
  });

  it.each([-10_000, -1, 2.6, 10_001, Number.NaN])('refuses %d as a rate', (vatRate) => {
    expect(() => splitVat([{ vatRate, totalPrice: 100 }], NOTHING)).toThrow(
      new RangeError(`${vatRate} is no VAT rate`),
    );
  });

  it.each([-1, 101, 2 ** 53])('refuses %d as a discount on CHF 1.00', (discount) => {
    expect(() => splitVat([{ vatRate: 260, totalPrice: 100 }], { ...NOTHING, discount })).toThrow(
      new RangeError(`${discount} is no discount on the goods`),
    );
  });

  it('lets fee and rounding follow the full prices when the discount leaves nothing of the goods', () => {
    const items = [
      { vatRate: 260, totalPrice: 100 },
      { vatRate: 810, totalPrice: 9900 },
    ];
    expect(splitVat(items, { deliveryFee: 1000, discount: 10_000, rounding: 2 })).toMatchObject([
      { gross: 10 },
      { gross: 992 },
    ]);
    expect(splitVat(items, { deliveryFee: 1000, discount: 9999, rounding: 0 })).toMatchObject([
      { gross: 0 },
      { gross: 1001 },
    ]);
  });

  it('lets the delivery fee follow the full prices of goods that a promotion made free', () => {
    const free = [
      { vatRate: 810, totalPrice: 0, unitPrice: 500, amount: 2 },
      { vatRate: 260, totalPrice: 0, unitPrice: 3000, amount: 1 },
    ];
    const gross = (items: typeof free) =>
      splitVat(items, { deliveryFee: 600, rounding: 0 }).map((share) => [share.vatRate, share.gross]);
    expect(gross(free)).toEqual([
      [260, 450],
      [810, 150],
    ]);
    expect(gross(free.toReversed())).toEqual(gross(free));
    expect(splitVat(free, { deliveryFee: -600, rounding: 0 })).toMatchObject([{ gross: -450 }, { gross: -150 }]);
  });

  it('always sums to the total, and net and VAT to gross, the tax within half a Rappen and nothing negative', () => {
    const discounts = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        anyItems,
        fc.nat(2000),
        discounts,
        discounts,
        fc.boolean(),
        (lines, deliveryFee, part, given, isCash) => {
          const discount = Math.floor(itemsOf(lines) * part);
          const exact = itemsOf(lines) + deliveryFee - discount;
          const rounding = isCash ? ([0, -1, -2, 2, 1][exact % 5] ?? 0) : 0;
          const giftCardDiscount = Math.floor((exact + rounding) * given);
          const shares = splitVat(lines, { deliveryFee, discount, rounding, giftCardDiscount });
          expect(sum(shares.map(({ gross }) => gross)) + giftCardDiscount).toBe(exact + rounding);
          expect(shares.map(({ vatRate }) => vatRate)).toEqual(
            [...new Set(lines.map(({ vatRate }) => vatRate))].toSorted((a, b) => a - b),
          );
          for (const { vatRate, gross, net, vat } of shares) {
            expect(net + vat).toBe(gross);
            expect(Math.min(gross, net, vat)).toBeGreaterThanOrEqual(0);
            expect(Math.abs(2 * (vat * (10_000 + vatRate) - gross * vatRate))).toBeLessThanOrEqual(10_000 + vatRate);
          }
        },
      ),
    );
  });

  it('does not depend on the order of the lines', () => {
    const shuffled = anyItems.chain((lines) =>
      fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
    );
    fc.assert(
      fc.property(shuffled, fc.nat(50), fc.integer({ min: -2, max: 2 }), ([lines, others], deliveryFee, rounding) => {
        const costs = { deliveryFee, discount: 0, rounding };
        expect(splitVat(others, costs)).toEqual(splitVat(lines, costs));
      }),
    );
  });

  it('mirrors a sale that is taken back: goods, fee, discount and rounding below zero are the same parts below zero', () => {
    const anySign = fc.array(
      fc.record({ vatRate: fc.constantFrom(0, 260, 810), totalPrice: fc.integer({ min: -30, max: 5000 }) }),
      { minLength: 1, maxLength: 6 },
    );
    const mirrored = (amount: number) => 0 - amount;
    fc.assert(
      fc.property(
        anySign,
        fc.integer({ min: -20, max: 900 }),
        fc.nat(100),
        fc.integer({ min: -2, max: 2 }),
        (lines, deliveryFee, percent, rounding) => {
          const discount = Math.floor((Math.max(0, itemsOf(lines)) * percent) / 100);
          const due = itemsOf(lines) + deliveryFee - discount + rounding;
          const giftCardDiscount = itemsOf(lines) > 0 ? Math.floor((Math.max(0, due) * percent) / 100) : 0;
          const back = lines.map(({ vatRate, totalPrice }) => ({ vatRate, totalPrice: mirrored(totalPrice) }));
          expect(
            splitVat(back, {
              deliveryFee: mirrored(deliveryFee),
              discount: mirrored(discount),
              rounding: mirrored(rounding),
              giftCardDiscount: mirrored(giftCardDiscount),
            }),
          ).toEqual(
            splitVat(lines, { deliveryFee, discount, rounding, giftCardDiscount }).map(
              ({ vatRate, gross, net, vat }) => ({
                vatRate,
                gross: mirrored(gross),
                net: mirrored(net),
                vat: mirrored(vat),
              }),
            ),
          );
        },
      ),
    );
  });

  it.each([1, -101])('refuses %d as a discount on CHF 1.00 taken back', (discount) => {
    expect(() => splitVat([{ vatRate: 260, totalPrice: -100 }], { ...NOTHING, discount })).toThrow(
      new RangeError(`${discount} is no discount on the goods`),
    );
  });
});
