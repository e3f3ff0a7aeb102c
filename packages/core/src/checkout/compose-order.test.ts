import { describe, expect, it } from 'vitest';
import { BURRATA_ID, EXTRAS, LAGER, MARGHERITA, ROCKET_ID, TRUFFLE_ID } from '../catalogue/product.fixtures.ts';
import { WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import { GIFT_CARD_CODE } from '../gift-card/gift-card.fixtures.ts';
import { order } from '../order/order.ts';
import { normalizeCreation } from '../pizza/pizza-halves.ts';
import { BASIL_ID, EGG_ID, PIZZA_OFFER, onLeft, onRight, withToppings } from '../pizza/pizza-offer.fixtures.ts';
import { pizzaPrice } from '../pizza/pizza-price.ts';
import { err } from '../result/result.ts';
import { toInstant } from '../time/zurich.ts';
import { COLLECTION_DRAFT, IDEMPOTENCY_KEY } from './checkout.fixtures.ts';
import { type Change, at, compose, itemOf } from './compose-order.fixtures.ts';
import { ORDER_ITEMS_TOTAL_MAX } from './place-order.ts';

describe('composeOrder', () => {
  it('makes a snapshot of the cart', () => {
    const composed = compose({
      items: [
        itemOf({ optionIds: [ROCKET_ID, BURRATA_ID], amount: 1 }),
        itemOf({ id: '00000000-0000-4000-8000-000000000012', productId: LAGER.id }),
      ],
      draft: { legalAgeConfirmed: true, remark: 'Bitte klingeln', paymentMethod: 'twint' },
      totalPrice: 4100,
    });
    expect(composed).toEqual({
      ok: true,
      value: {
        revision: 1,
        status: 'placed',
        fulfilment: 'delivered',
        productOrders: [
          {
            productId: MARGHERITA.id,
            name: 'Margherita',
            amount: 1,
            options: [
              { id: ROCKET_ID, optionGroupId: EXTRAS.id, name: 'Rucola', price: 150 },
              { id: BURRATA_ID, optionGroupId: EXTRAS.id, name: 'Burrata', price: 450 },
            ],
            unitPrice: 2300,
            totalPrice: 2300,
            vatClass: 'food',
            vatRate: 260,
            creation: null,
          },
          {
            productId: LAGER.id,
            name: 'Lager',
            amount: 2,
            options: [],
            unitPrice: 600,
            totalPrice: 1200,
            vatClass: 'alcohol',
            vatRate: 810,
            creation: null,
          },
        ],
        deliveryFee: 600,
        rounding: 0,
        totalPrice: 4100,
        giftCardAmount: 0,
        giftCardDiscount: 0,
        address: {
          contactName: 'Anna Keller',
          phoneNumber: '078 123 45 67',
          street: 'Marktgasse',
          houseNumber: '12a',
          postcode: '8400',
          town: 'Winterthur',
          note: 'Klingel links',
        },
        remark: 'Bitte klingeln',
        deliveryTime: { kind: 'asap', requestedAt: at('18:40') },
        promisedAt: null,
        promiseMove: null,
        edits: [],
        refunds: [],
        redelivers: null,
        redeliveries: [],
        guestCancellation: null,
        payment: { state: 'dueAtDoor', method: 'twint' },
        checkAge: true,
        ovenBreads: 1,
        reason: null,
        override: null,
        orderTimeProgresses: { created: at('18:00') },
      },
    });
  });

  it('keeps an own pizza as it was put together', () => {
    const creation = withToppings(onRight(EGG_ID), onLeft(BASIL_ID), onLeft(EGG_ID));
    const pizza = { id: '00000000-0000-4000-8000-000000000013', creation, amount: 2 };
    const priced = pizzaPrice(PIZZA_OFFER, creation);
    const lines = priced.ok ? priced.value.lines : [];
    expect(compose({ items: [pizza], pizzaOffer: PIZZA_OFFER, totalPrice: 3900 })).toMatchObject({
      value: {
        totalPrice: 3900,
        productOrders: [
          {
            productId: PIZZA_OFFER.baseProduct.id,
            name: 'Dein Fladen',
            options: lines.slice(1).map(({ label, price }) => ({ name: label, price })),
            unitPrice: 1650,
            totalPrice: 3300,
            vatRate: 260,
            creation: normalizeCreation(creation),
          },
        ],
      },
    });
  });

  it('is an order once it has an id and a number', () => {
    const composed = compose();
    expect(order.safeParse({ id: IDEMPOTENCY_KEY, number: 1001, ...(composed.ok ? composed.value : {}) }).success).toBe(
      true,
    );
  });

  it('rounds cash, and asks for the slot that was chosen', () => {
    const odd = { ...MARGHERITA, price: 1851 };
    const draft = { paymentMethod: 'cash', deliveryTime: { kind: 'slot', at: at('19:30') } } as const;
    expect(compose({ products: [odd], draft })).toMatchObject({
      value: {
        rounding: -2,
        totalPrice: 4300,
        deliveryTime: { kind: 'slot', requestedAt: at('19:30') },
        checkAge: false,
      },
    });
  });

  it.each<[string, Change, object]>([
    ['an empty cart', { items: [] }, { code: 'checkoutBlocked', block: 'emptyCart' }],
    ['closed delivery', { now: at('22:00') }, { code: 'checkoutBlocked', block: 'deliveryClosed' }],
    [
      'unavailable items',
      { items: [itemOf({ optionIds: [TRUFFLE_ID] })] },
      { code: 'checkoutBlocked', block: 'unavailableItems' },
    ],
    ['an unknown location', { orderLocation: undefined }, { code: 'orderLocationUnavailable' }],
    [
      'a location that is switched off',
      { orderLocation: { ...WINTERTHUR, active: false } },
      { code: 'orderLocationUnavailable' },
    ],
    [
      'a slot that is too early',
      { draft: { deliveryTime: { kind: 'slot', at: at('18:30') } } },
      { code: 'deliveryTimeUnavailable' },
    ],
    [
      'a cart below the minimum',
      { items: [itemOf({ amount: 1 })] },
      { code: 'belowMinimumOrder', minimumOrder: 2500, missing: 650 },
    ],
    [
      'a cart a single Rappen below it',
      { items: [itemOf({ amount: 1 })], products: [{ ...MARGHERITA, price: 2499 }] },
      { code: 'belowMinimumOrder', minimumOrder: 2500, missing: 1 },
    ],
    [
      'alcohol without the legal age',
      { items: [itemOf(), itemOf({ productId: LAGER.id })] },
      { code: 'legalAgeUnconfirmed' },
    ],
    [
      'a time whose VAT rates nobody knows',
      { now: toInstant('2017-11-17', '18:00') },
      { code: 'deliveryTimeUnavailable' },
    ],
    [
      'more than the highest total',
      { items: [itemOf({ amount: 1 })], products: [{ ...MARGHERITA, price: ORDER_ITEMS_TOTAL_MAX + 1 }] },
      { code: 'totalTooHigh' },
    ],
    ['prices beyond counting', { products: [{ ...MARGHERITA, price: Number.MAX_VALUE }] }, { code: 'totalTooHigh' }],
    ['prices that are no numbers', { products: [{ ...MARGHERITA, price: Number.NaN }] }, { code: 'totalTooHigh' }],
    ['parts of a Rappen', { products: [{ ...MARGHERITA, price: 1850.25 }] }, { code: 'totalTooHigh' }],
    ['prices below zero', { products: [{ ...MARGHERITA, price: -1850 }] }, { code: 'totalTooHigh' }],
    [
      'a fee in parts of a Rappen',
      { orderLocation: { ...WINTERTHUR, feeTiers: [{ from: 0, fee: 0.5 }] } },
      { code: 'totalTooHigh' },
    ],
    ...[0, -1, 1.5, 100, 1000, Number.NaN].map((amount): [string, Change, object] => [
      `${amount} of an item`,
      { items: [itemOf({ amount })] },
      { code: 'totalTooHigh' },
    ]),
    ['another total than shown', { totalPrice: 4299 }, { code: 'totalChanged', totalPrice: 4300 }],
  ])('refuses %s', (_, change, error) => {
    expect(compose(change)).toEqual(err(error));
  });

  it('taxes with the rates of the settings, as it is handed over', () => {
    const rates = { food: 260, alcohol: 810, standard: 810, voucher: 0 };
    const vatRates = [
      { validFrom: '2026-11-20', rates: { delivered: { ...rates, food: 300 }, collected: { ...rates, food: 400 } } },
    ];
    const rateOf = (change: Change) => {
      const composed = compose({ vatRates, ...change });
      return composed.ok ? composed.value.productOrders.map(({ vatRate }) => vatRate) : composed.error;
    };
    expect(rateOf({})).toEqual([300]);
    expect(rateOf({ draft: COLLECTION_DRAFT, totalPrice: 3700 })).toEqual([400]);
    expect(rateOf({ vatRates: [] })).toEqual({ code: 'deliveryTimeUnavailable' });
    const now = toInstant('2026-11-13', '18:00');
    expect(rateOf({ now })).toEqual({ code: 'deliveryTimeUnavailable' });
  });

  it('asks when as soon as possible has become more than a slot later than was shown', () => {
    const shown = (time: string, change: Change = {}) => {
      const composed = compose({ estimate: at(time), ...change });
      return composed.ok ? composed.value.deliveryTime.requestedAt : composed.error;
    };
    const [arrives, later] = [at('18:40'), { code: 'estimateChanged', estimate: at('18:40') }];
    expect([shown('18:45'), shown('18:40'), shown('18:25')]).toEqual([arrives, arrives, arrives]);
    expect(shown('18:20')).toEqual(later);
    // A changed time is reported before a wrong amount, because the amount may depend on it.
    expect(shown('18:20', { totalPrice: 1 })).toEqual(later);
    const slot = { draft: { deliveryTime: { kind: 'slot', at: at('19:00') } } } as const;
    expect(shown('18:20', slot)).toBe(at('19:00'));
  });

  it('asks the oven', () => {
    const reserved = (taken: Record<string, number>, capacity: number | null = 12) => ({
      ovenLoad: {
        capacity,
        reserved: Object.entries(taken).map(([time, breads]) => ({ slot: at(time), breads })),
        breads: 2,
      },
    });
    const slot = { draft: { deliveryTime: { kind: 'slot', at: at('19:00') } } } as const;
    const timeOf = (change: Change) => {
      const composed = compose(change);
      return composed.ok ? composed.value.deliveryTime : composed.error;
    };
    const [there, full] = [{ kind: 'slot', requestedAt: at('19:00') }, { code: 'slotFull' }];
    expect(timeOf({ ...slot, ...reserved({ '19:00': 10 }) })).toEqual(there);
    expect(timeOf({ ...slot, ...reserved({ '19:00': 11 }) })).toEqual(full);
    expect(timeOf({ ...slot, ...reserved({ '19:00': 1000 }, null) })).toEqual(there);
    expect(timeOf(reserved({ '18:30': 10 }))).toEqual({ kind: 'asap', requestedAt: at('18:40') });
    expect(timeOf(reserved({ '18:30': 11, '18:45': 12 }))).toEqual({ kind: 'asap', requestedAt: at('19:00') });
    expect(timeOf({ ...reserved({ '22:30': 12 }), now: at('21:59') })).toEqual(full);
    expect(timeOf({ draft: { deliveryTime: { kind: 'slot', at: at('18:30') } }, ...reserved({}) })).toEqual({
      code: 'deliveryTimeUnavailable',
    });
  });

  it('takes the minimum order and the highest total exactly', () => {
    const one = (price: number) => ({ items: [itemOf({ amount: 1 })], products: [{ ...MARGHERITA, price }] });
    expect(compose({ ...one(2500), totalPrice: 3100 }).ok).toBe(true);
    expect(compose({ ...one(ORDER_ITEMS_TOTAL_MAX), totalPrice: 100_000_000 }).ok).toBe(true);
    expect(ORDER_ITEMS_TOTAL_MAX).toBe(100_000_000);
  });

  it('refuses a time at which a product of the cart cannot be had', () => {
    const untilSeven = { ...MARGHERITA, availabilitySchedule: { daysOfWeek: [5], from: '11:00', to: '19:00' } };
    expect(compose({ products: [untilSeven] }).ok).toBe(true);
    const later = { deliveryTime: { kind: 'slot', at: at('19:00') } } as const;
    expect(compose({ products: [untilSeven], draft: later })).toEqual(
      err({ code: 'deliveryTimeUnavailable', items: ['00000000-0000-4000-8000-000000000011'] }),
    );
  });
});

describe('a gift card', () => {
  const giftCardCode = GIFT_CARD_CODE;
  const pay = (giftCardBalance: number | null, giftCardAmount: number, change: Change = {}) =>
    compose({ ...change, giftCardBalance, giftCardAmount, draft: { giftCardCode, ...change.draft } });

  it('pays a part, and leaves the rest for the door', () => {
    expect(pay(2000, 2000)).toMatchObject({
      value: { totalPrice: 4300, giftCardAmount: 2000, payment: { state: 'dueAtDoor', method: 'card' } },
    });
    expect(pay(4299, 4299)).toMatchObject({ value: { payment: { state: 'dueAtDoor', method: 'card' } } });
  });

  it.each([4300, 4301, 100_000])('with CHF 43.00 or more on it pays everything: %i', (balance) => {
    expect(pay(balance, 4300)).toMatchObject({
      value: { totalPrice: 4300, giftCardAmount: 4300, rounding: 0, payment: { state: 'prepaid' } },
    });
  });

  it('leaves only what it does not pay to be rounded', () => {
    const cash = { paymentMethod: 'cash' } as const;
    expect(pay(2001, 2001, { draft: cash, totalPrice: 4301 })).toMatchObject({
      value: { rounding: 1, totalPrice: 4301, payment: { state: 'dueAtDoor', method: 'cash' } },
    });
    expect(pay(4298, 4298, { draft: cash, totalPrice: 4298 })).toMatchObject({
      value: { rounding: -2, totalPrice: 4298, payment: { state: 'prepaid' } },
    });
  });

  it.each([null, undefined, 0, -1, Number.NaN])('with %s on it is refused', (giftCardBalance) => {
    expect(compose({ giftCardBalance, draft: { giftCardCode } })).toEqual(err({ code: 'giftCardUnusable' }));
  });

  it('that was not named pays nothing', () => {
    for (const draft of [{}, { giftCardCode: '' }]) {
      expect(compose({ giftCardBalance: 5000, draft })).toMatchObject({ value: { giftCardAmount: 0 } });
      expect(compose({ giftCardBalance: null, giftCardAmount: 0, draft })).toMatchObject({
        value: { giftCardAmount: 0 },
      });
    }
  });

  it('must pay what the customer saw', () => {
    expect(pay(1500, 2000)).toEqual(err({ code: 'giftCardChanged', giftCardAmount: 1500, amountDue: 2800 }));
    expect(pay(2000, 0)).toEqual(err({ code: 'giftCardChanged', giftCardAmount: 2000, amountDue: 2300 }));
    expect(compose({ giftCardAmount: 1 })).toEqual(
      err({ code: 'giftCardChanged', giftCardAmount: 0, amountDue: 4300 }),
    );
  });

  it('is judged after the legal age and before the shown total', () => {
    const items = [itemOf(), itemOf({ productId: LAGER.id })];
    expect(pay(null, 0, { items })).toEqual(err({ code: 'legalAgeUnconfirmed' }));
    expect(pay(null, 0, { totalPrice: 1 })).toEqual(err({ code: 'giftCardUnusable' }));
    expect(pay(1500, 2000, { totalPrice: 1 })).toEqual(err({ code: 'totalChanged', totalPrice: 4300 }));
  });
});
