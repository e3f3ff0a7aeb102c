import { describe, expect, it } from 'vitest';
import type { StoredCartItem } from '../cart/stored-cart.ts';
import { BURRATA_ID, LAGER, MARGHERITA, ROCKET_ID, TRUFFLE_ID } from '../catalogue/product.fixtures.ts';
import { DELIVERY_SETTINGS, WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import { NOT_BUSY } from '../kitchen/busy-controls.ts';
import { DELIVERY_HOURS } from '../opening-hours/opening-hours.fixtures.ts';
import { order } from '../order/order.ts';
import { err } from '../result/result.ts';
import { toInstant } from '../time/zurich.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { CHECKOUT_DRAFT, IDEMPOTENCY_KEY } from './checkout.fixtures.ts';
import { type Placing, composeOrder } from './compose-order.ts';
import { placeOrderMessage } from './place-order-messages.ts';
import { placeOrderError } from './place-order.ts';

const at = (time: string) => toInstant('2026-11-20', time);
const itemOf = (change: Partial<StoredCartItem> = {}): StoredCartItem => ({
  id: '00000000-0000-4000-8000-000000000011',
  productId: MARGHERITA.id,
  optionIds: [],
  amount: 2,
  ...change,
});

type Change = Partial<Omit<Placing, 'request'>> & { draft?: Partial<CheckoutDraft>; totalPrice?: number };
/** Two Margheritas to Winterthur on a Friday at 18:00: CHF 37.00 and CHF 6.00 for the delivery. */
const compose = ({ draft = {}, totalPrice = 4300, ...change }: Change = {}) =>
  composeOrder({
    request: { idempotencyKey: IDEMPOTENCY_KEY, totalPrice, draft: { ...CHECKOUT_DRAFT, ...draft } },
    items: [itemOf()],
    products: [MARGHERITA, LAGER],
    pizzaOffer: null,
    deliverySchedule: DELIVERY_HOURS,
    settings: DELIVERY_SETTINGS,
    busyControls: NOT_BUSY,
    orderLocation: WINTERTHUR,
    now: at('18:00'),
    ...change,
  });

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
        status: 'placed',
        productOrders: [
          {
            productId: MARGHERITA.id,
            name: 'Margherita',
            amount: 1,
            options: [
              { name: 'Rucola', price: 150 },
              { name: 'Burrata', price: 450 },
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
        address: {
          contactName: 'Anna Keller',
          phoneNumber: '078 123 45 67',
          street: 'Marktgasse',
          houseNumber: '12a',
          postcode: '8400',
          town: 'Winterthur',
        },
        remark: 'Bitte klingeln',
        deliveryTime: { kind: 'asap', requestedAt: at('18:40') },
        promisedAt: null,
        payment: { state: 'dueAtDoor', method: 'twint' },
        checkAge: true,
        reason: null,
        orderTimeProgresses: { created: at('18:00') },
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
    ['another total than shown', { totalPrice: 4299 }, { code: 'totalChanged', totalPrice: 4300 }],
  ])('refuses %s', (_, change, error) => {
    expect(compose(change)).toEqual(err(error));
  });

  it('refuses a time at which a product of the cart cannot be had', () => {
    const untilSeven = { ...MARGHERITA, availabilitySchedule: { daysOfWeek: [5], from: '11:00', to: '19:00' } };
    expect(compose({ products: [untilSeven] }).ok).toBe(true);
    const later = { deliveryTime: { kind: 'slot', at: at('19:00') } } as const;
    expect(compose({ products: [untilSeven], draft: later })).toEqual(err({ code: 'deliveryTimeUnavailable' }));
  });
});

describe('placeOrderMessage', () => {
  it('has a text for every refusal', () => {
    const texts = placeOrderError.def.options.map(({ def }) =>
      placeOrderMessage({
        code: def.shape.code.def.values[0],
        block: 'emptyCart',
        minimumOrder: 2500,
        missing: 650,
        totalPrice: 4300,
      } as never),
    );
    expect(new Set(texts).size).toBe(7);
  });

  it('names the amounts', () => {
    expect(placeOrderMessage({ code: 'belowMinimumOrder', minimumOrder: 2500, missing: 650 })).toContain(
      'CHF 25.00. Es fehlen noch CHF 6.50',
    );
    expect(placeOrderMessage({ code: 'totalChanged', totalPrice: 4305 })).toContain('CHF 43.05');
    expect(placeOrderMessage({ code: 'checkoutBlocked', block: 'deliveryClosed' })).toMatch(
      /^Geschlossen: Der Lieferservice/,
    );
  });
});
