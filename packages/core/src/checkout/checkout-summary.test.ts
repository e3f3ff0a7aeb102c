import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceCart } from '../cart/price-cart.ts';
import { LAGER, MARGHERITA } from '../catalogue/product.fixtures.ts';
import { WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import { paymentMethod } from '../payment/payment.ts';
import { checkoutSummary } from './checkout-summary.ts';

const NOW = '2026-11-20T17:00:00.000Z';
const cartOf = (flatbreads: number, beers: number, price = MARGHERITA.price) =>
  priceCart(
    [
      { id: '00000000-0000-4000-8000-000000000011', productId: MARGHERITA.id, optionIds: [], amount: flatbreads },
      { id: '00000000-0000-4000-8000-000000000012', productId: LAGER.id, optionIds: [], amount: beers },
    ],
    { products: [{ ...MARGHERITA, price }, LAGER], pizzaOffer: null },
    NOW,
  );

describe('checkoutSummary', () => {
  it('adds goods, fee and cash rounding', () => {
    const cart = cartOf(1, 1, 1852);
    expect(checkoutSummary({ cart, orderLocation: WINTERTHUR, paymentMethod: 'cash', at: NOW })).toEqual({
      goods: 2452,
      deliveryFee: 600,
      rounding: -2,
      totalPrice: 3050,
      missingToMinimumOrder: 48,
      vat: [
        { vatRate: 260, gross: 2303, net: 2245, vat: 58 },
        { vatRate: 810, gross: 747, net: 691, vat: 56 },
      ],
    });
    expect(checkoutSummary({ cart, orderLocation: WINTERTHUR, paymentMethod: 'card', at: NOW })).toMatchObject({
      rounding: 0,
      totalPrice: 3052,
    });
  });

  it('always splits exactly the total, which cash pays in coins', () => {
    const choice = fc.record({
      flatbreads: fc.nat(20),
      beers: fc.nat(20),
      price: fc.nat(5000),
      method: fc.constantFrom(...paymentMethod.options),
    });
    fc.assert(
      fc.property(choice, ({ flatbreads, beers, price, method }) => {
        const { totalPrice, vat } = checkoutSummary({
          cart: cartOf(flatbreads, beers, price),
          orderLocation: { ...WINTERTHUR, feeTiers: [{ from: 0, fee: 602 }] },
          paymentMethod: method,
          at: NOW,
        });
        expect(vat.reduce((sum, { net, vat: tax }) => sum + net + tax, 0)).toBe(totalPrice);
        expect(method === 'cash' ? totalPrice % 5 : 0).toBe(0);
      }),
    );
  });
});
