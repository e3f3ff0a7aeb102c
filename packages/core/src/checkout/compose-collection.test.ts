import { describe, expect, it } from 'vitest';
import { MARGHERITA, ROCKET_ID } from '../catalogue/product.fixtures.ts';
import { NOT_BUSY } from '../kitchen/busy-controls.ts';
import { BASIL_ID, PIZZA_OFFER, onLeft, withToppings } from '../pizza/pizza-offer.fixtures.ts';
import { err } from '../result/result.ts';
import { COLLECTION_DRAFT } from './checkout.fixtures.ts';
import { type Change, at, compose, itemOf } from './compose-order.fixtures.ts';

describe('an order that is collected', () => {
  const collect = (change: Change = {}) => compose({ draft: COLLECTION_DRAFT, totalPrice: 3700, ...change });

  it('costs the goods alone, needs no area and knows whom to ask for', () => {
    expect(collect({ orderLocation: undefined })).toMatchObject({
      ok: true,
      value: {
        fulfilment: 'collected',
        deliveryFee: 0,
        totalPrice: 3700,
        address: {
          contactName: 'Anna Keller',
          phoneNumber: '078 123 45 67',
          street: '',
          postcode: '',
          town: '',
          note: '',
        },
        deliveryTime: { kind: 'asap', requestedAt: at('18:25') },
      },
    });
  });

  it('has no minimum order', () => {
    expect(collect({ items: [itemOf({ amount: 1 })], totalPrice: 1850 })).toMatchObject({ ok: true });
    expect(compose({ items: [itemOf({ amount: 1 })], totalPrice: 1850 })).toMatchObject({
      error: { code: 'belowMinimumOrder' },
    });
  });

  it('keeps the hours of the restaurant, whatever the couriers do', () => {
    const pause = { from: at('17:00'), until: at('22:00') };
    expect(collect({ now: at('15:00') })).toMatchObject({ value: { deliveryTime: { requestedAt: at('15:25') } } });
    expect(collect({ busyControls: { ...NOT_BUSY, pause } })).toMatchObject({ ok: true });
    expect(collect({ now: at('22:10') })).toMatchObject({ ok: true });
    expect(collect({ now: at('23:00') })).toEqual(err({ code: 'checkoutBlocked', block: 'restaurantClosed' }));
  });

  it('is refused to guests where the shop does not offer it', () => {
    expect(collect({ isCollectionOffered: false })).toEqual(err({ code: 'checkoutBlocked', block: 'collectionOff' }));
    expect(compose({ isCollectionOffered: false })).toMatchObject({ ok: true });
  });

  it('has own terms where the shop names some', () => {
    const evening = [{ dayOfWeek: 5, openingHour: [{ open: '17:00', close: '20:00' }] }];
    const collection = { preparationMinutes: 10, minimumOrder: 0, openingDays: evening, pause: null };
    expect(collect({ collection })).toMatchObject({ value: { deliveryTime: { requestedAt: at('18:10') } } });
    const closed = err({ code: 'checkoutBlocked', block: 'restaurantClosed' });
    expect(collect({ collection, now: at('20:30') })).toEqual(closed);
    const pause = { from: at('17:00'), until: at('23:00') };
    expect(collect({ collection: { ...collection, pause } })).toEqual(closed);
    expect(compose({ collection: { ...collection, pause } })).toMatchObject({ ok: true });
    const demanding = { ...collection, minimumOrder: 4000 };
    expect(collect({ collection: demanding })).toMatchObject({ error: { code: 'belowMinimumOrder', missing: 300 } });
  });

  it('waits for a busy kitchen', () => {
    const rush = { extraMinutes: 20, until: at('21:00') };
    expect(collect({ busyControls: { ...NOT_BUSY, rush } })).toMatchObject({
      value: { deliveryTime: { requestedAt: at('18:45') } },
    });
  });

  it('takes what is sold out only for a slot that the kitchen can begin after the end', () => {
    const products = [{ ...MARGHERITA, soldOutUntil: at('18:20') }];
    const slotAt = (time: string) => ({ products, draft: { deliveryTime: { kind: 'slot', at: at(time) } } }) as const;
    const blocked = err({ code: 'checkoutBlocked', block: 'unavailableItems' });
    expect(compose({ products })).toEqual(blocked);
    // 40 minutes of preparation and driving: the kitchen begins at 18:05 and at 18:20.
    expect(compose(slotAt('18:45'))).toEqual(blocked);
    expect(compose(slotAt('19:00'))).toMatchObject({ ok: true });
    expect(compose({ products, now: at('18:20') })).toMatchObject({ ok: true });
  });

  it('does the same for options and the parts of an own pizza', () => {
    const soldOutUntil = at('18:20');
    const optionGroups = MARGHERITA.optionGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, soldOutUntil })),
    }));
    const toppings = PIZZA_OFFER.toppings.map((topping) => ({ ...topping, soldOutUntil }));
    const sizes = PIZZA_OFFER.sizes.map((size) => ({ ...size, soldOutUntil }));
    const pizza = { id: '00000000-0000-4000-8000-000000000013', creation: withToppings(onLeft(BASIL_ID)), amount: 2 };
    const slot = { deliveryTime: { kind: 'slot', at: at('19:00') } } as const;
    for (const change of [
      { products: [{ ...MARGHERITA, optionGroups }], items: [itemOf({ optionIds: [ROCKET_ID] })] },
      { pizzaOffer: { ...PIZZA_OFFER, toppings }, items: [pizza] },
      { pizzaOffer: { ...PIZZA_OFFER, sizes }, items: [pizza] },
    ]) {
      expect(compose(change)).toMatchObject({ error: { block: 'unavailableItems' } });
      expect(compose({ ...change, draft: slot })).not.toMatchObject({ error: { code: 'checkoutBlocked' } });
    }
  });
});
