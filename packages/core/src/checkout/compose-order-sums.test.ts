import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ASSORTMENT } from '../cart/assortment.fixtures.ts';
import { priceCart } from '../cart/price-cart.ts';
import { servedAt } from '../catalogue/availability.ts';
import { EXTRAS, MARGHERITA } from '../catalogue/product.fixtures.ts';
import { DELIVERY_SETTINGS, WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import { GIFT_CARD_CODE } from '../gift-card/gift-card.fixtures.ts';
import { NOT_BUSY } from '../kitchen/busy-controls.ts';
import { OPENING_HOURS } from '../opening-hours/opening-hours.fixtures.ts';
import { err } from '../result/result.ts';
import { checkoutSummary } from './checkout-summary.ts';
import { CHECKOUT_DRAFT, IDEMPOTENCY_KEY } from './checkout.fixtures.ts';
import { composeOrder } from './compose-order.ts';
import { RATES, type Sale, expectedSums, linePrice, sale } from './expected-sums.fixtures.ts';

const NOW = '2026-11-20T17:00:00.000Z';

const idOf = (kind: string, index: number) =>
  `00000000-0000-4000-8000-00000000${kind}${String(index).padStart(2, '0')}`;

function orderContextOf(each: Sale, shown: { readonly totalPrice: number; readonly giftCardAmount: number }) {
  const products = each.lines.map(({ price, vatClass, options, included }, product) => ({
    ...MARGHERITA,
    id: idOf('aa', product),
    price,
    vatClass,
    optionGroups: [
      {
        ...EXTRAS,
        id: idOf('bb', product),
        max: 4,
        included,
        options: options.map((optionPrice, option) => ({
          id: idOf('cc', product * 10 + option),
          name: `${option}`,
          price: optionPrice,
          allergens: [],
          available: true,
          soldOutUntil: null,
        })),
      },
    ],
  }));
  const items = products.map(({ id, optionGroups }, index) => ({
    id: idOf('dd', index),
    productId: id,
    optionIds: optionGroups.flatMap(({ options }) => options.map((option) => option.id)),
    amount: each.lines[index]?.amount ?? 1,
  }));
  const { freeFrom, minimumOrder, tiers, method, giftCardBalance, giftCardGiven } = each;
  const giftCardCode = giftCardBalance > 0 ? GIFT_CARD_CODE : '';
  return {
    request: {
      idempotencyKey: IDEMPOTENCY_KEY,
      ...shown,
      draft: { ...CHECKOUT_DRAFT, paymentMethod: method, giftCardCode, legalAgeConfirmed: true },
    },
    items,
    ...NO_ASSORTMENT,
    products,
    openingHours: OPENING_HOURS,
    settings: DELIVERY_SETTINGS,
    busyControls: NOT_BUSY,
    orderLocation: { ...WINTERTHUR, feeTiers: [...tiers], freeFrom, minimumOrder },
    giftCardBalance,
    giftCardGiven,
    now: NOW,
  };
}

describe('the sums of any order', () => {
  it('are what a second computation says, in the summary as in the order, and split without a rest', () => {
    fc.assert(
      fc.property(sale, (each) => {
        const { missing, grossByRate, ...expected } = expectedSums(each);
        const orderContext = orderContextOf(each, expected);
        const { orderLocation, giftCardBalance, giftCardGiven } = orderContext;
        const cart = priceCart(orderContext.items, orderContext, servedAt(NOW));
        const { vat, missingToMinimumOrder, promotion, ...sums } = checkoutSummary({
          cart,
          orderLocation,
          paymentMethod: each.method,
          at: NOW,
          giftCardBalance,
          giftCardGiven,
        });
        expect(promotion).toBeNull();
        expect(sums).toEqual(expected);
        expect(missingToMinimumOrder).toBe(missing);
        expect(vat.map(({ vatRate, gross }) => [vatRate, gross])).toEqual(grossByRate);
        expect(vat.reduce((sum, { net, vat: tax }) => sum + net + tax, 0)).toBe(
          expected.totalPrice - expected.giftCardDiscount,
        );
        expect(Math.min(...Object.values(sums).filter((amount) => amount !== sums.rounding))).toBeGreaterThanOrEqual(0);
        expect(Math.min(...vat.flatMap(({ gross, net, vat: tax }) => [gross, net, tax]))).toBeGreaterThanOrEqual(0);

        const { itemsTotal, amountDue, ...ordered } = expected;
        const isPrepaid = ordered.giftCardAmount > 0 && amountDue === 0;
        const order = {
          ...ordered,
          productOrders: each.lines.map((line) => ({ totalPrice: linePrice(line), vatRate: RATES[line.vatClass] })),
          payment: isPrepaid ? { state: 'prepaid' } : { state: 'dueAtDoor', method: each.method },
        };
        const { minimumOrder } = each;
        expect(composeOrder(orderContext)).toMatchObject(
          missing > 0 ? err({ code: 'belowMinimumOrder', minimumOrder, missing }) : { ok: true, value: order },
        );
        expect(itemsTotal + ordered.deliveryFee + ordered.rounding).toBe(ordered.giftCardAmount + amountDue);
      }),
    );
  });

  it('do not depend on the order of lines, options and tiers', () => {
    const shuffled = sale.chain((each) =>
      fc.tuple(
        fc.constant(each),
        fc.shuffledSubarray([...each.lines.keys()], { minLength: each.lines.length }),
        fc.shuffledSubarray([...each.tiers], { minLength: each.tiers.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([each, order, tiers]) => {
        const summaryOf = ({ items, orderLocation, request, ...orderContext }: ReturnType<typeof orderContextOf>) =>
          checkoutSummary({
            cart: priceCart(items, orderContext, servedAt(NOW)),
            orderLocation,
            paymentMethod: request.draft.paymentMethod,
            at: NOW,
            giftCardBalance: orderContext.giftCardBalance,
            giftCardGiven: orderContext.giftCardGiven,
          });
        const orderContext = orderContextOf({ ...each, minimumOrder: 0 }, expectedSums(each));
        const items = order.flatMap((index) => orderContext.items[index] ?? []);
        const other = {
          ...orderContext,
          items: items.map((item) => ({ ...item, optionIds: item.optionIds.toReversed() })),
          products: orderContext.products.toReversed(),
          orderLocation: { ...orderContext.orderLocation, feeTiers: tiers },
        };
        expect(summaryOf(other)).toEqual(summaryOf(orderContext));
        expect(composeOrder(other).ok).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('are refused as soon as the customer saw others', () => {
    fc.assert(
      fc.property(sale, fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }), (each, more, moreCard) => {
        const { totalPrice, giftCardAmount, amountDue } = expectedSums(each);
        const shown = { totalPrice: totalPrice + more, giftCardAmount: giftCardAmount + moreCard };
        const composed = composeOrder(orderContextOf({ ...each, minimumOrder: 0 }, shown));
        const isSeen = moreCard === 0 ? { ok: true } : err({ code: 'giftCardChanged', giftCardAmount, amountDue });
        expect(composed).toMatchObject(more === 0 ? isSeen : err({ code: 'totalChanged', totalPrice }));
      }),
      { numRuns: 50 },
    );
  });
});
