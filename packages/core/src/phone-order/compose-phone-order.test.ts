import { describe, expect, it } from 'vitest';
import { NO_ASSORTMENT } from '../cart/assortment.fixtures.ts';
import { MARGHERITA } from '../catalogue/product.fixtures.ts';
import { CHECKOUT_DRAFT, COLLECTION_DRAFT } from '../checkout/checkout.fixtures.ts';
import type { OrderContext } from '../checkout/compose-order.ts';
import { DELIVERY_SETTINGS, WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import { NOT_BUSY } from '../kitchen/busy-controls.ts';
import { OPENING_HOURS } from '../opening-hours/opening-hours.fixtures.ts';
import { type OverridableBlock, overridableBlock } from '../order/order.ts';
import { err } from '../result/result.ts';
import { toInstant } from '../time/zurich.ts';
import { composePhoneOrder } from './compose-phone-order.ts';

const at = (time: string) => toInstant('2026-11-20', time);
/** One Margherita to Winterthur at 18:00: CHF 18.50, below the minimum order, and CHF 6.00 for the delivery. */
const ORDER_CONTEXT: OrderContext = {
  ...NO_ASSORTMENT,
  request: { totalPrice: 2450, draft: CHECKOUT_DRAFT },
  items: [{ id: '1', productId: MARGHERITA.id, optionIds: [], amount: 1 }],
  products: [MARGHERITA],
  openingHours: OPENING_HOURS,
  settings: DELIVERY_SETTINGS,
  busyControls: NOT_BUSY,
  orderLocation: WINTERTHUR,
  now: at('18:00'),
};
const ENOUGH: Partial<OrderContext> = {
  items: [{ id: '1', productId: MARGHERITA.id, optionIds: [], amount: 2 }],
  request: { totalPrice: 4300, draft: CHECKOUT_DRAFT },
};
const compose = (change: Partial<OrderContext>, ...blocks: OverridableBlock[]) =>
  composePhoneOrder({ ...ORDER_CONTEXT, ...change }, blocks.length === 0 ? null : { blocks, reason: 'Stammgast' });
const slot = (time: string) => ({ ...CHECKOUT_DRAFT, deliveryTime: { kind: 'slot', at: at(time) } }) as const;

describe('an order that staff take', () => {
  it('is accepted at once, for the time that was told', () => {
    expect(compose(ENOUGH)).toMatchObject({
      value: {
        status: 'accepted',
        promisedAt: at('18:40'),
        override: null,
        orderTimeProgresses: { created: at('18:00'), accepted: at('18:00') },
      },
    });
  });

  it.each(['18:10', '18:20', '18:35', '18:45', '19:30'])(
    'is not taken as soon as possible for another time than %s',
    (time) => {
      const request = { totalPrice: 4300, draft: CHECKOUT_DRAFT, estimate: at(time) };
      expect(compose({ ...ENOUGH, request })).toEqual(err({ code: 'estimateChanged', estimate: at('18:40') }));
      expect(compose({ ...ENOUGH, request: { ...request, estimate: at('18:40') } })).toMatchObject({
        value: { promisedAt: at('18:40') },
      });
      expect(compose({ ...ENOUGH, request: { ...request, draft: slot('19:15') } })).toMatchObject({
        value: { promisedAt: at('19:15') },
      });
    },
  );

  it('keeps the rules unless staff pass them over', () => {
    expect(compose({})).toEqual(err({ code: 'belowMinimumOrder', minimumOrder: 2500, missing: 650 }));
    expect(compose({}, 'fullSlot')).toMatchObject({ error: { code: 'belowMinimumOrder' } });
    expect(compose({}, 'minimumOrder')).toMatchObject({
      value: { totalPrice: 2450, override: { blocks: ['minimumOrder'], reason: 'Stammgast' } },
    });
  });

  it('writes down only what really stood in the way', () => {
    expect(compose({}, ...overridableBlock.options)).toMatchObject({
      value: { override: { blocks: ['minimumOrder'] } },
    });
    expect(compose(ENOUGH, ...overridableBlock.options)).toMatchObject({ value: { override: null } });
  });

  it('goes into a full oven if it must', () => {
    const ovenLoad = { capacity: 1, reserved: [{ slot: at('19:00'), breads: 1 }] };
    const full = { ...ENOUGH, ovenLoad, request: { totalPrice: 4300, draft: slot('19:00') } };
    expect(compose(full)).toEqual(err({ code: 'slotFull' }));
    expect(compose(full, 'fullSlot')).toMatchObject({
      value: { promisedAt: at('19:00'), override: { blocks: ['fullSlot'] } },
    });
  });

  it('goes out during a pause, also one for the rest of the day', () => {
    const paused = (until: string) => ({ ...NOT_BUSY, pause: { from: at('18:00'), until: at(until) } });
    const request = { totalPrice: 4300, draft: slot('19:00') };
    const during = { ...ENOUGH, request, busyControls: paused('20:00') };
    expect(compose(during)).toEqual(err({ code: 'deliveryTimeUnavailable' }));
    expect(compose(during, 'deliveryPause')).toMatchObject({ value: { promisedAt: at('19:00') } });
    const allDay = { ...during, busyControls: paused('22:00') };
    expect(compose(allDay)).toEqual(err({ code: 'checkoutBlocked', block: 'deliveryClosed' }));
    expect(compose(allDay, 'deliveryPause')).toMatchObject({ value: { override: { blocks: ['deliveryPause'] } } });
  });

  it('never opens what is closed, whoever passes over what', () => {
    const all = overridableBlock.options;
    const late = { ...ENOUGH, now: at('22:00') };
    const closed = err({ code: 'checkoutBlocked', block: 'deliveryClosed' });
    expect(compose(late, ...all)).toEqual(closed);
    expect(
      compose({ ...late, busyControls: { ...NOT_BUSY, pause: { from: at('18:00'), until: at('23:00') } } }, ...all),
    ).toEqual(closed);
    const collected = { ...ENOUGH, request: { totalPrice: 3700, draft: COLLECTION_DRAFT }, now: at('23:00') };
    expect(compose(collected, ...all)).toEqual(err({ code: 'checkoutBlocked', block: 'restaurantClosed' }));
  });

  it('goes to no unknown area and has no other total than was said', () => {
    const all = overridableBlock.options;
    expect(compose({ ...ENOUGH, orderLocation: undefined }, ...all)).toEqual(err({ code: 'orderLocationUnavailable' }));
    expect(compose({ ...ENOUGH, request: { totalPrice: 1, draft: CHECKOUT_DRAFT } }, ...all)).toEqual(
      err({ code: 'totalChanged', totalPrice: 4300 }),
    );
  });
});
