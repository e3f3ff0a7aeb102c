import { GUEST } from '@ofenpost/core/account/account';
import type { Cart, CartItem } from '@ofenpost/core/cart/cart';
import { newDraft } from '@ofenpost/core/checkout/kept-checkout';
import type { Delivery } from '@ofenpost/core/delivery/delivery';
import { NOT_BUSY } from '@ofenpost/core/kitchen/busy-controls';
import type { Schedule } from '@ofenpost/core/opening-hours/opening-hours';
import { describe, expect, it } from 'vitest';
import { type CheckoutSituation, checkoutView } from './checkout-view.ts';
import { fieldErrors, isGeneralRefusal } from './field-errors.ts';

const NEAR = '00000000-0000-4000-8000-000000000001';
const location = {
  postcode: '8400',
  town: 'Winterthur',
  minimumOrder: 2500,
  feeTiers: [{ from: 0, fee: 500 }],
  freeFrom: null,
  active: true,
};
const delivery: Delivery = {
  settings: { preparationMinutes: 20 },
  busyControls: NOT_BUSY,
  orderLocations: [
    { ...location, id: NEAR, minutes: 10 },
    { ...location, id: '00000000-0000-4000-8000-000000000002', minutes: 25 },
  ],
};
const deliverySchedule: Schedule = {
  openingDays: [{ dayOfWeek: 5, openingHour: [{ open: '17:00', close: '22:00' }] }],
  extraordinaryDays: [],
};
const item: CartItem = {
  id: '00000000-0000-4000-8000-000000000011',
  products: {
    id: '00000000-0000-4000-8000-000000000012',
    name: 'Margherita',
    price: 2000,
    vatClass: 'food',
    available: true,
    ovenBreads: 1,
    illustration: { kind: 'flatbread', sauce: 'tomato', toppings: [] },
  },
  productCartOptions: [],
  amount: 1,
  unitPrice: 2000,
  totalPrice: 2000,
  creation: null,
};
const cart: Cart = { productCart: [item], totalCost: 2000 };
const draft = newDraft(GUEST);
/** Friday, 18:00 in Zurich. */
const situation: CheckoutSituation = { draft, cart, delivery, deliverySchedule, now: '2026-11-20T17:00:00.000Z' };
const near: CheckoutSituation = {
  ...situation,
  draft: { ...draft, address: { ...draft.address, orderLocationId: NEAR } },
};

describe('checkoutView', () => {
  it('promises nothing while the location is unknown, and offers only slots that hold everywhere', () => {
    const view = checkoutView(situation);
    expect(view).toMatchObject({ orderLocation: null, estimate: null, summary: null });
    expect(view.slots[0]).toBe('2026-11-20T17:45:00.000Z');
  });

  it('tells time and cost of the chosen location', () => {
    const view = checkoutView(near);
    expect(view.estimate).toBe('2026-11-20T17:30:00.000Z');
    expect(view.slots[0]).toBe('2026-11-20T17:30:00.000Z');
    expect(view.summary).toMatchObject({ totalPrice: 2500, missingToMinimumOrder: 500 });
  });

  it('notices that the chosen slot has passed', () => {
    const slot = { kind: 'slot', at: '2026-11-20T17:30:00.000Z' } as const;
    const chosen = { ...near, draft: { ...near.draft, deliveryTime: slot } };
    expect(checkoutView(chosen).isTimePossible).toBe(true);
    expect(checkoutView({ ...chosen, now: '2026-11-20T17:10:00.000Z' }).isTimePossible).toBe(false);
  });
});

describe('a pause', () => {
  it('moves the estimate and the slots', () => {
    const pause = { from: '2026-11-20T17:00:00.000Z', until: '2026-11-20T18:30:00.000Z' };
    const view = checkoutView({ ...near, delivery: { ...delivery, busyControls: { pause, rush: null } } });
    expect([view.estimate, view.slots[0]]).toEqual(['2026-11-20T19:00:00.000Z', '2026-11-20T19:00:00.000Z']);
  });
});

describe('fieldErrors', () => {
  it('shows a refusal at its field', () => {
    const errors = fieldErrors({}, { code: 'orderLocationUnavailable' }, true);
    expect(Object.keys(errors)).toEqual(['address.orderLocationId']);
    expect(isGeneralRefusal({ code: 'orderLocationUnavailable' })).toBe(false);
    expect(isGeneralRefusal({ code: 'totalChanged', totalPrice: 1 })).toBe(true);
  });

  it('tells that a time has passed', () =>
    expect(fieldErrors({}, null, false)['deliveryTime']).toContain('nicht mehr möglich'));

  it('prefers what is wrong with the draft', () =>
    expect(fieldErrors({ legalAgeConfirmed: 'x' }, { code: 'legalAgeUnconfirmed' }, true)).toEqual({
      legalAgeConfirmed: 'x',
    }));
});
