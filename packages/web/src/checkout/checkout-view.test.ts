import { GUEST } from '@ofenpost/core/account/guest';
import type { Cart, CartItem } from '@ofenpost/core/cart/cart';
import { newDraft } from '@ofenpost/core/checkout/stored-checkout';
import type { Delivery } from '@ofenpost/core/delivery/delivery';
import { NOT_BUSY } from '@ofenpost/core/kitchen/busy-controls';
import type { Schedule } from '@ofenpost/core/opening-hours/opening-hours';
import { formatTime } from '@ofenpost/core/time/zurich';
import { VAT_RATES } from '@ofenpost/core/vat/vat-rate-of';
import { describe, expect, it } from 'vitest';
import {
  type CheckoutSituation,
  checkoutView,
  fieldErrors,
  isGeneralRefusal,
  wrongFieldLabels,
} from './checkout-view.ts';

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
  extraordinaryOpeningHour: [],
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
    photo: null,
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
const UNKNOWN_ITEM = '00000000-0000-4000-8000-0000000000ff';
const situation: CheckoutSituation = {
  draft,
  cart,
  delivery,
  deliverySchedule,
  vatRates: VAT_RATES,
  now: '2026-11-20T17:00:00.000Z',
};
const near: CheckoutSituation = {
  ...situation,
  draft: { ...draft, address: { ...draft.address, orderLocationId: NEAR } },
};

describe('checkoutView', () => {
  it('promises nothing while the location is unknown, and offers only slots that hold everywhere', () => {
    const view = checkoutView(situation);
    expect(view).toMatchObject({ orderLocation: null, estimate: null, summary: null });
    expect(view.slots[0]?.at).toBe('2026-11-20T17:45:00.000Z');
  });

  it('tells time and cost of the chosen location', () => {
    const view = checkoutView(near);
    expect(view.estimate).toBe('2026-11-20T17:30:00.000Z');
    expect(view.slots[0]?.at).toBe('2026-11-20T17:30:00.000Z');
    expect(view.summary).toMatchObject({ totalPrice: 2500, missingToMinimumOrder: 500 });
  });

  it('splits VAT by the rates of the settings', () => {
    const rates = { food: 300, alcohol: 850, standard: 850, voucher: 0 };
    const vatRates = [{ validFrom: '2026-01-01', rates: { delivered: rates, collected: rates } }];
    const ratesOf = (view: ReturnType<typeof checkoutView>) => view.summary?.vat.map(({ vatRate }) => vatRate);
    expect([ratesOf(checkoutView(near)), ratesOf(checkoutView({ ...near, vatRates }))]).toEqual([[260], [300]]);
  });

  const slot = { kind: 'slot', at: '2026-11-20T17:30:00.000Z' } as const;
  const chosen = { ...near, draft: { ...near.draft, deliveryTime: slot } };

  it('notices that the chosen slot has passed, and offers the next one', () => {
    expect(checkoutView(chosen)).toMatchObject({ timeProblem: null });
    expect(checkoutView({ ...chosen, now: '2026-11-20T17:10:00.000Z' })).toMatchObject({
      timeProblem: 'deliveryTimeUnavailable',
      alternative: { kind: 'slot', at: '2026-11-20T17:45:00.000Z' },
    });
  });

  it('shows full slots as full, and is as soon as possible in the first with room', () => {
    const ovenLoad = {
      capacity: 1,
      reserved: ['2026-11-20T17:30:00.000Z', '2026-11-20T17:45:00.000Z'].map((at) => ({ slot: at, breads: 1 })),
    };
    const view = checkoutView({ ...chosen, ovenLoad });
    expect(view.slots.slice(0, 3).map(({ isFull }) => isFull)).toEqual([true, true, false]);
    expect(view).toMatchObject({
      timeProblem: 'slotFull',
      estimate: '2026-11-20T18:00:00.000Z',
      alternative: { kind: 'slot', at: '2026-11-20T18:00:00.000Z' },
    });
  });

  it('offers a new guest only what the server would take, unless a gift card pays everything', () => {
    const at = '2026-11-20T17:30:00.000Z';
    const taken = [{ slot: at, breads: 5 }];
    const ovenLoad = { capacity: 10, reserved: taken, reservedByNewGuests: taken };
    const first = (view: ReturnType<typeof checkoutView>) => [view.slots[0]?.isFull, view.timeProblem];
    expect(first(checkoutView({ ...chosen, ovenLoad }))).toEqual([false, null]);
    expect(first(checkoutView({ ...chosen, ovenLoad, isUnknown: true }))).toEqual([true, 'newGuestSlotFull']);
    const byCard = { ...chosen.draft, paymentMethod: 'onlineCard' as const };
    expect(first(checkoutView({ ...chosen, draft: byCard, ovenLoad, isUnknown: true }))).toEqual([false, null]);
    const refusal = { code: 'newGuestSlotFull' } as const;
    expect(first(checkoutView({ ...chosen, ovenLoad, refusal }))).toEqual([true, 'newGuestSlotFull']);
    const paid = checkoutView({ ...chosen, ovenLoad, isUnknown: true, giftCardBalance: 100_000 });
    expect(first(paid)).toEqual([false, null]);
  });

  it('offers as soon as possible where the server refuses a time with room: something cannot be had then', () => {
    const refused = checkoutView({ ...chosen, refusal: { code: 'deliveryTimeUnavailable' } });
    expect(refused).toMatchObject({ timeProblem: null, alternative: { kind: 'asap' } });
    const [first] = situation.cart.productCart;
    const missing = { code: 'deliveryTimeUnavailable' as const, items: [first?.id ?? ''] };
    expect(checkoutView({ ...chosen, refusal: missing })).toMatchObject({ missingThen: [first?.id], refusal: missing });
    const settled = checkoutView({ ...chosen, refusal: { ...missing, items: [UNKNOWN_ITEM] } });
    expect(settled).toMatchObject({ missingThen: [], refusal: null });
  });

  it('says nothing against as soon as possible while the location is unknown', () => {
    expect(checkoutView({ ...situation, now: '2026-11-20T20:40:00.000Z' }).timeProblem).toBeNull();
    expect(checkoutView({ ...near, now: '2026-11-20T21:40:00.000Z' }).timeProblem).toBe('deliveryTimeUnavailable');
  });

  it('lets a gift card pay, and asks for no other way when it pays everything', () => {
    expect(checkoutView({ ...near, giftCardBalance: 1000 })).toMatchObject({
      isPrepaid: false,
      summary: { giftCardAmount: 1000, amountDue: 1500 },
    });
    expect(checkoutView({ ...near, giftCardBalance: 1000, giftCardGiven: 400 }).summary).toMatchObject({
      giftCardDiscount: 400,
      amountDue: 1500,
      vat: [{ gross: 2100 }],
    });
    expect(checkoutView({ ...near, giftCardBalance: 9000 })).toMatchObject({
      isPrepaid: true,
      summary: { giftCardAmount: 2500, amountDue: 0 },
    });
    expect(checkoutView({ ...situation, giftCardBalance: 9000 }).isPrepaid).toBe(false);
  });
});

describe('a pause', () => {
  it('moves the estimate and the slots', () => {
    const pause = { from: '2026-11-20T17:00:00.000Z', until: '2026-11-20T18:30:00.000Z' };
    const view = checkoutView({ ...near, delivery: { ...delivery, busyControls: { pause, rush: null } } });
    expect([view.estimate, view.slots[0]?.at]).toEqual(['2026-11-20T19:00:00.000Z', '2026-11-20T19:00:00.000Z']);
  });
});

describe('a refused estimate', () => {
  it('is told until a later one is known', () => {
    const reported = (estimate: string) => {
      const refusal = { code: 'estimateChanged', estimate } as const;
      const view = checkoutView({ ...near, refusal });
      const { deliveryTime } = fieldErrors({ ...view, draft: {}, refusal, isServed: true });
      return [view.estimate, deliveryTime?.slice(0, deliveryTime.indexOf(' bei dir'))];
    };
    const { estimate: known } = checkoutView(near);
    expect(reported('2026-11-20T19:00:00.000Z')).toEqual([
      '2026-11-20T19:00:00.000Z',
      'Es dauert jetzt länger: Wir sind voraussichtlich um 20:00',
    ]);
    expect(reported('2026-11-20T17:00:00.000Z')).toEqual([
      known,
      `Es dauert jetzt länger: Wir sind voraussichtlich um ${formatTime(known ?? '')}`,
    ]);
  });

  const refusal = { code: 'estimateChanged', estimate: '2026-11-20T19:00:00.000Z' } as const;
  const pause = (until: string) => ({ pause: { from: '2026-11-20T17:00:00.000Z', until }, rush: null });
  const paused = (until: string): CheckoutSituation => ({
    ...near,
    refusal,
    delivery: { ...delivery, busyControls: pause(until) },
  });

  it('is known as soon as what is loaded tells the same', () => {
    expect(checkoutView({ ...near, refusal })).toMatchObject({ refusal, isRefusalKnown: false });
    expect(checkoutView(paused('2026-11-20T18:30:00.000Z'))).toMatchObject({ refusal, isRefusalKnown: true });
  });

  it('is over when the known one is early again, and stays while it is about as late', () => {
    const known = (loaded: CheckoutSituation) => {
      const view = checkoutView({ ...loaded, refusal, isRefusalKnown: true });
      return [view.refusal, view.estimate, view.isRefusalKnown];
    };
    expect(known(near)).toEqual([null, '2026-11-20T17:30:00.000Z', true]);
    expect(known(paused('2026-11-20T18:10:00.000Z'))).toEqual([null, '2026-11-20T18:40:00.000Z', true]);
    expect(known(paused('2026-11-20T18:20:00.000Z'))).toEqual([refusal, '2026-11-20T18:50:00.000Z', true]);
    expect(known(paused('2026-11-20T19:30:00.000Z'))).toEqual([refusal, '2026-11-20T20:00:00.000Z', true]);
  });

  it('gives way to a time that cannot be had any more', () => {
    const full = [...Array(24).keys()].map((slot) => ({
      slot: new Date(Date.parse(near.now) + slot * 15 * 60_000).toISOString(),
      breads: 1,
    }));
    const view = checkoutView({ ...near, refusal, ovenLoad: { capacity: 1, reserved: full } });
    expect(view).toMatchObject({ timeProblem: 'slotFull', estimate: null, refusal });
    expect(fieldErrors({ ...view, draft: {}, isServed: true })['deliveryTime']).toContain('schon voll');
  });
});

describe('fieldErrors', () => {
  const right = { draft: {}, refusal: null, timeProblem: null, estimate: null, isServed: true } as const;

  it('shows a refusal at its field', () => {
    const errors = fieldErrors({ ...right, refusal: { code: 'orderLocationUnavailable' } });
    expect(Object.keys(errors)).toEqual(['address.orderLocationId']);
    expect(isGeneralRefusal({ code: 'orderLocationUnavailable' })).toBe(false);
    expect(isGeneralRefusal({ code: 'totalChanged', totalPrice: 1 })).toBe(true);
  });

  it.each(['giftCardUnusable', 'deliveryTimeUnavailable', 'slotFull', 'legalAgeUnconfirmed'] as const)(
    'shows %s at a field',
    (code) => expect(isGeneralRefusal({ code })).toBe(false),
  );

  it('tells that a time has passed or is full', () => {
    expect(fieldErrors({ ...right, timeProblem: 'deliveryTimeUnavailable' })['deliveryTime']).toContain('nicht mehr');
    expect(fieldErrors({ ...right, timeProblem: 'slotFull' })['deliveryTime']).toContain('voll');
  });

  it('tells that we no longer deliver to a saved address', () =>
    expect(fieldErrors({ ...right, isServed: false })['address.orderLocationId']).toContain(
      'liefern wir zurzeit nicht',
    ));

  it('prefers what is wrong with the draft', () =>
    expect(
      fieldErrors({ ...right, draft: { legalAgeConfirmed: 'x' }, refusal: { code: 'legalAgeUnconfirmed' } }),
    ).toEqual({ legalAgeConfirmed: 'x' }));

  it('names the fields in the order of the page, and each once', () => {
    const street = { 'address.street': 'x', 'address.houseNumber': 'x' };
    expect(wrongFieldLabels({ legalAgeConfirmed: 'x', deliveryTime: 'x', ...street })).toEqual([
      'Strasse und Nummer',
      'Lieferzeit',
      'Alter',
    ]);
  });
});
