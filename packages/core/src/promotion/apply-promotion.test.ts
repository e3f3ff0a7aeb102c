import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ASSORTMENT } from '../cart/assortment.fixtures.ts';
import { priceCart } from '../cart/price-cart.ts';
import { servedAt } from '../catalogue/availability.ts';
import { LAGER } from '../catalogue/product.fixtures.ts';
import { UNDECLARED } from '../declaration/labelling.ts';
import { splitVat } from '../vat/vat-split.ts';
import { applyPromotion, bestPromotion, missingToPromotion, reducedLines } from './apply-promotion.ts';
import { type DiscountableLine, discountableLine, mayBeDiscounted } from './discountable-line.ts';
import { fullPriced } from './full-prices.ts';
import { type PromotionTerms, promotionKind } from './promotion-terms.ts';
import { LUNCH_TERMS } from './promotion.fixtures.ts';
import { uselessBecause } from './useless-promotion.ts';

const PRODUCTS = [1, 2, 3].map((number) => `00000000-0000-4000-8000-00000000000${number}`);
const RATES = { food: 260, alcohol: 810, standard: 810, voucher: 0 };

const fermented = { alcohol: { kind: 'fermented' } } as const;
const distilled = { alcohol: { kind: 'distilled' } } as const;

const anyLine: fc.Arbitrary<DiscountableLine> = fc.record({
  productId: fc.constantFrom(...PRODUCTS),
  vatClass: fc.constantFrom('food', 'alcohol', 'standard', 'voucher'),
  amount: fc.integer({ min: 1, max: 9 }),
  unitPrice: fc.nat(10_000),
  declaration: fc.constantFrom(fermented, distilled, { alcohol: null }, undefined),
});
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 8 });
const anyTerms: fc.Arbitrary<PromotionTerms> = fc.record({
  id: fc.uuid(),
  name: fc.constant('Mittag'),
  code: fc.constantFrom('', 'MITTAG'),
  kind: fc.constantFrom(...promotionKind.options),
  percent: fc.integer({ min: 1, max: 100 }),
  amount: fc.nat(20_000),
  productId: fc.constantFrom(...PRODUCTS),
  minimum: fc.nat(30_000),
});
const priced = (lines: readonly DiscountableLine[]) =>
  lines.map((line) => ({
    ...line,
    totalPrice: line.unitPrice * line.amount,
    vatRate: RATES[line.vatClass],
  }));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const food = { productId: PRODUCTS[0] ?? '', vatClass: 'food', amount: 2, unitPrice: 1000 } as const;
const spirit = { ...food, productId: PRODUCTS[1] ?? '', vatClass: 'alcohol', declaration: distilled } as const;
describe('a promotion', () => {
  it('never lowers spirits or what may be spirits, never below zero, and its parts sum up', () => {
    fc.assert(
      fc.property(anyTerms, anyLines, fc.nat(2000), (terms, lines, fee) => {
        const applied = applyPromotion(terms, lines, fee);
        if (applied === null) return;
        expect(applied.lines).toHaveLength(lines.length);
        for (const [position, line] of lines.entries()) {
          const off = applied.lines[position] ?? Number.NaN;
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(line.unitPrice * line.amount);
          const kind = line.declaration?.alcohol?.kind;
          const mayBeSpirit = kind === 'distilled' || (line.vatClass === 'alcohol' && kind !== 'fermented');
          expect(mayBeSpirit || line.vatClass === 'voucher' ? off : 0).toBe(0);
        }
        expect(applied.delivery).toBeLessThanOrEqual(fee);
        expect(sum(applied.lines) + applied.delivery).toBe(applied.amount);
        expect(applied.amount).toBeGreaterThan(0);
      }),
    );
  });

  it('leaves a VAT split that sums to the total, to the Rappen', () => {
    fc.assert(
      fc.property(anyTerms, anyLines, fc.nat(2000), (terms, lines, fee) => {
        const promotion = applyPromotion(terms, lines, fee);
        const left = reducedLines(priced(lines), promotion);
        const deliveryFee = fee - (promotion?.delivery ?? 0);
        const shares = splitVat(left, { deliveryFee, rounding: 0 });
        const full = sum(priced(lines).map(({ totalPrice }) => totalPrice)) + fee;
        expect(sum(shares.map(({ gross }) => gross))).toBe(full - (promotion?.amount ?? 0));
        const shown = fullPriced({ productOrders: left, deliveryFee, promotion: promotion ?? undefined });
        expect(shown).toMatchObject({ lines: priced(lines), deliveryFee: fee });
      }),
    );
  });

  it('counts no spirits towards its minimum', () => {
    fc.assert(
      fc.property(anyTerms, anyLines, anyLines, fc.nat(2000), (terms, lines, more, fee) => {
        const spirits = more.map((line) => ({
          ...line,
          vatClass: 'alcohol' as const,
          declaration: distilled,
        }));
        const [alone, together] = [
          applyPromotion(terms, lines, fee),
          applyPromotion(terms, [...lines, ...spirits], fee),
        ];
        expect(together?.amount).toBe(alone?.amount);
        expect(missingToPromotion(terms, [...lines, ...spirits])).toBe(missingToPromotion(terms, lines));
      }),
    );
  });

  it('is the one that takes most off, whatever the order', () => {
    fc.assert(
      fc.property(fc.array(anyTerms, { maxLength: 5 }), anyLines, fc.nat(2000), (offered, lines, fee) => {
        const most = Math.max(0, ...offered.map((terms) => applyPromotion(terms, lines, fee)?.amount ?? 0));
        expect(bestPromotion(offered, lines, fee)?.amount ?? 0).toBe(most);
        expect(bestPromotion(offered.toReversed(), lines, fee)?.amount ?? 0).toBe(most);
      }),
    );
  });

  it('takes what it names', () => {
    expect(applyPromotion(LUNCH_TERMS, [food, spirit], 500)).toMatchObject({
      lines: [200, 0],
      delivery: 0,
      amount: 200,
    });
    expect(applyPromotion({ ...LUNCH_TERMS, kind: 'amount', amount: 500 }, [food], 500)?.amount).toBe(500);
    expect(applyPromotion({ ...LUNCH_TERMS, kind: 'amount', amount: 5000 }, [food], 500)?.amount).toBe(2000);
    expect(applyPromotion({ ...LUNCH_TERMS, kind: 'freeDelivery' }, [food], 500)).toMatchObject({ delivery: 500 });
    expect(applyPromotion({ ...LUNCH_TERMS, kind: 'freeDelivery' }, [spirit], 500)).toBeNull();
    const piece = { ...LUNCH_TERMS, kind: 'freeProduct', productId: food.productId } as const;
    expect(applyPromotion(piece, [food, { ...food, unitPrice: 900 }], 500)?.lines).toEqual([0, 900]);
    expect(applyPromotion({ ...piece, productId: spirit.productId }, [food, spirit], 500)).toBeNull();
    expect(applyPromotion({ ...LUNCH_TERMS, minimum: 2001 }, [food, spirit], 500)).toBeNull();
    expect(applyPromotion({ ...LUNCH_TERMS, minimum: 2000 }, [food], 500)?.amount).toBe(200);
  });
});

it('names the minimum only where reaching it would help', () => {
  const from50 = { ...LUNCH_TERMS, minimum: 5000 };
  expect(uselessBecause(LUNCH_TERMS, [food], 0)).toBeNull();
  expect(uselessBecause(from50, [food], 0)).toBe('belowMinimum');
  expect(uselessBecause(from50, [spirit], 0)).toBe('belowMinimum');
  expect(uselessBecause({ ...from50, kind: 'freeDelivery' }, [food], 500)).toBe('belowMinimum');
  expect(uselessBecause({ ...from50, kind: 'freeDelivery' }, [food], 0)).toBe('nothingToReduce');
  const piece = { ...from50, kind: 'freeProduct' } as const;
  expect(uselessBecause({ ...piece, productId: food.productId }, [food], 0)).toBe('belowMinimum');
  expect(uselessBecause({ ...piece, productId: spirit.productId }, [food, spirit], 0)).toBe('nothingToReduce');
});

it('may lower wine and beer that are declared as fermented, and no other alcohol', () => {
  expect(mayBeDiscounted({ vatClass: 'alcohol' })).toBe(false);
  expect(mayBeDiscounted({ vatClass: 'alcohol', declaration: { alcohol: null } })).toBe(false);
  expect(mayBeDiscounted({ vatClass: 'alcohol', declaration: distilled })).toBe(false);
  expect(mayBeDiscounted({ vatClass: 'food', declaration: distilled })).toBe(false);
  expect(mayBeDiscounted({ vatClass: 'alcohol', declaration: fermented })).toBe(true);
  expect(mayBeDiscounted({ vatClass: 'voucher' })).toBe(false);
  expect(mayBeDiscounted({ vatClass: 'standard' })).toBe(true);
});

it.each([
  ['beer', 'fermented', 55],
  ['a spirit', 'distilled', 0],
  ['what nobody has declared', null, 0],
] as const)('takes off %s in the cart what its declaration allows', (_, kind, off) => {
  const labelling = { ...UNDECLARED, alcohol: kind && { kind, volPermille: 50 } };
  const products = [{ ...LAGER, price: 550, labelling }];
  const items = [{ id: PRODUCTS[0] ?? '', productId: LAGER.id, optionIds: [], amount: 1 }];
  const { productCart } = priceCart(items, { ...NO_ASSORTMENT, products }, servedAt('2026-11-20T17:00:00.000Z'));
  expect(applyPromotion(LUNCH_TERMS, productCart.map(discountableLine), 0)?.amount ?? 0).toBe(off);
});
