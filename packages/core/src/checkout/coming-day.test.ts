import { describe, expect, it } from 'vitest';
import { MARGHERITA } from '../catalogue/product.fixtures.ts';
import { DELIVERY_SETTINGS } from '../delivery/delivery.fixtures.ts';
import { closedOn, OPENING_HOURS } from '../opening-hours/opening-hours.fixtures.ts';
import { err } from '../result/result.ts';
import { toInstant } from '../time/zurich.ts';
import { COLLECTION_DRAFT } from './checkout.fixtures.ts';
import { type Change, at, compose } from './compose-order.fixtures.ts';

const NOON = toInstant('2026-11-21', '12:00');
const TOMORROW: Change = { draft: { deliveryTime: { kind: 'slot', at: NOON } } };
const settings = { ...DELIVERY_SETTINGS, daysAhead: 1 };

describe('an order for a coming day', () => {
  it('is made for that time, also when nothing can be ordered for today any more', () => {
    for (const now of [at('18:00'), at('23:30')]) {
      const composed = compose({ ...TOMORROW, settings, now });
      expect(composed.ok && composed.value.deliveryTime).toEqual({ kind: 'slot', requestedAt: NOON });
    }
  });

  it('is refused while guests order for today only, as ever', () => {
    expect(compose(TOMORROW)).toEqual(err({ code: 'deliveryTimeUnavailable' }));
    expect(compose({ ...TOMORROW, now: at('23:30') })).toEqual(
      err({ code: 'checkoutBlocked', block: 'deliveryClosed' }),
    );
  });

  it('is refused beyond the days, on a day that is closed, and where the oven is full then', () => {
    const late = { kind: 'slot', at: toInstant('2026-11-22', '12:00') } as const;
    expect(compose({ draft: { deliveryTime: late }, settings })).toEqual(err({ code: 'deliveryTimeUnavailable' }));
    const openingHours = { ...OPENING_HOURS, delivery: closedOn('2026-11-21', OPENING_HOURS.delivery) };
    expect(compose({ ...TOMORROW, settings, openingHours })).toEqual(err({ code: 'deliveryTimeUnavailable' }));
    const ovenLoad = { capacity: 4, reserved: [{ slot: NOON, breads: 4 }] };
    expect(compose({ ...TOMORROW, settings, ovenLoad })).toEqual(err({ code: 'slotFull' }));
    expect(compose({ ...TOMORROW, settings, ovenLoad: { capacity: 4, reserved: [] } }).ok).toBe(true);
  });

  it('may have what is sold out until the end of today, but nothing that is sold out longer', () => {
    const soldOut = (date: string) => [{ ...MARGHERITA, soldOutUntil: toInstant(date, '04:00') }];
    expect(compose({ ...TOMORROW, settings, products: soldOut('2026-11-21') }).ok).toBe(true);
    expect(compose({ ...TOMORROW, settings, products: soldOut('2026-11-22') }).ok).toBe(false);
    expect(compose({ settings, products: soldOut('2026-11-21') }).ok).toBe(false);
  });

  it('is collected in the hours of the counter', () => {
    const draft = {
      ...COLLECTION_DRAFT,
      deliveryTime: { kind: 'slot', at: toInstant('2026-11-21', '15:00') },
    } as const;
    expect(compose({ draft, settings, totalPrice: 3700 }).ok).toBe(true);
    expect(compose({ draft, totalPrice: 3700 })).toEqual(err({ code: 'deliveryTimeUnavailable' }));
  });
});
