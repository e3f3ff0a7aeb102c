import { describe, expect, it } from 'vitest';
import { NO_ASSORTMENT } from '../cart/assortment.fixtures.ts';
import { priceCart } from '../cart/price-cart.ts';
import { EMPTY_CART } from '../cart/priced-cart.ts';
import { servedAt } from '../catalogue/availability.ts';
import { LAGER, MARGHERITA } from '../catalogue/product.fixtures.ts';
import { WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import type { PaymentMethod } from '../payment/payment.ts';
import { checkoutSummary } from './checkout-summary.ts';

const NOW = '2026-11-20T17:00:00.000Z';
const cartOf = (flatbreads: number, beers: number, price = MARGHERITA.price) =>
  priceCart(
    [
      { id: '00000000-0000-4000-8000-000000000011', productId: MARGHERITA.id, optionIds: [], amount: flatbreads },
      { id: '00000000-0000-4000-8000-000000000012', productId: LAGER.id, optionIds: [], amount: beers },
    ],
    { ...NO_ASSORTMENT, products: [{ ...MARGHERITA, price }, LAGER] },
    servedAt(NOW),
  );
/** CHF 24.52 and CHF 6.00 for the delivery. */
const summaryOf = (paymentMethod: PaymentMethod, giftCardBalance?: number, cart = cartOf(1, 1, 1852)) =>
  checkoutSummary({
    cart,
    orderLocation: WINTERTHUR,
    paymentMethod,
    at: NOW,
    ...(giftCardBalance === undefined ? {} : { giftCardBalance }),
  });

describe('checkoutSummary', () => {
  it('adds goods, fee and cash rounding', () => {
    expect(summaryOf('cash')).toEqual({
      itemsTotal: 2452,
      deliveryFee: 600,
      promotion: null,
      rounding: -2,
      totalPrice: 3050,
      giftCardAmount: 0,
      giftCardDiscount: 0,
      amountDue: 3050,
      missingToMinimumOrder: 48,
      vat: [
        { vatRate: 260, gross: 2303, net: 2245, vat: 58 },
        { vatRate: 810, gross: 747, net: 691, vat: 56 },
      ],
    });
    expect(summaryOf('card')).toMatchObject({ rounding: 0, totalPrice: 3052, amountDue: 3052 });
  });

  it('taxes by the day of delivery', () => {
    const at = '2023-12-31T22:59:59.999Z';
    const { vat } = checkoutSummary({ cart: cartOf(1, 1), orderLocation: WINTERTHUR, paymentMethod: 'card', at });
    expect(vat.map(({ vatRate }) => vatRate)).toEqual([250, 770]);
  });

  it('taxes with the rates of the settings, delivered unless it is collected', () => {
    const rates = { food: 260, alcohol: 810, standard: 810, voucher: 0 };
    const delivered = { ...rates, food: 300, standard: 900 };
    const vatRates = [{ validFrom: '2026-11-20', rates: { delivered, collected: { ...rates, food: 400 } } }];
    const choice = { cart: cartOf(1, 1), orderLocation: WINTERTHUR, paymentMethod: 'card', at: NOW, vatRates } as const;
    const ratesOf = (change: object) => checkoutSummary({ ...choice, ...change }).vat.map(({ vatRate }) => vatRate);
    expect(ratesOf({})).toEqual([300, 810]);
    expect(ratesOf({ fulfilment: 'collected' })).toEqual([400, 810]);
    expect(ratesOf({ cart: EMPTY_CART })).toEqual([900]);
    expect(() => ratesOf({ at: '2026-11-19T22:59:59.999Z' })).toThrow(RangeError);
  });

  it.each([
    ['nothing', 0, 0, 3052],
    ['its balance', 1000, 1000, 2052],
    ['its balance to the last Rappen but one', 3051, 3051, 1],
    ['exactly everything', 3052, 3052, 0],
    ['never more than the total', 3053, 3052, 0],
    ['nothing when the balance is negative', -1, 0, 3052],
    ['nothing when the balance is no whole number', 0.5, 0, 3052],
    ['nothing when the balance is no number', Number.NaN, 0, 3052],
    ['nothing when the balance is endless', Number.POSITIVE_INFINITY, 0, 3052],
  ])('lets a gift card pay %s', (_, balance, giftCardAmount, amountDue) => {
    expect(summaryOf('card', balance)).toMatchObject({ totalPrice: 3052, giftCardAmount, amountDue });
  });

  it('rounds only what is left for cash, and taxes as without a gift card', () => {
    expect(summaryOf('cash', 1001)).toMatchObject({ rounding: -1, totalPrice: 3051, amountDue: 2050 });
    expect(summaryOf('cash', 1002)).toMatchObject({ rounding: 0, totalPrice: 3052, amountDue: 2050 });
    expect(summaryOf('cash', 3050)).toMatchObject({ rounding: -2, totalPrice: 3050, amountDue: 0 });
    expect(summaryOf('cash', 9999)).toMatchObject({ rounding: 0, totalPrice: 3052, amountDue: 0 });
    expect(summaryOf('card', 1000).vat).toEqual(summaryOf('card').vat);
  });

  it('charges what the items come to, whatever the cart says', () => {
    expect(summaryOf('card', 0, { ...cartOf(1, 1, 1852), totalCost: 1 })).toEqual(summaryOf('card', 0));
  });

  it('taxes a delivery of nothing at the standard rate', () => {
    expect(summaryOf('card', 0, EMPTY_CART)).toEqual({
      itemsTotal: 0,
      deliveryFee: 600,
      promotion: null,
      rounding: 0,
      totalPrice: 600,
      giftCardAmount: 0,
      giftCardDiscount: 0,
      amountDue: 600,
      missingToMinimumOrder: 2500,
      vat: [{ vatRate: 810, gross: 600, net: 555, vat: 45 }],
    });
  });
});
