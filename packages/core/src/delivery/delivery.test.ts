import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOT_BUSY } from '../kitchen/busy-controls.ts';
import { ALWAYS_CLOSED, DELIVERY_HOURS, everyDay } from '../opening-hours/opening-hours.fixtures.ts';
import { openingStatus } from '../opening-hours/opening-status.ts';
import { formatTime, minutesBetween, toInstant } from '../time/zurich.ts';
import { deliveryFee, missingToMinimumOrder } from './delivery-fee.ts';
import { asapEstimate, deliverySlots, earliestDelivery, isDeliveryTimeOrderable } from './delivery-slots.ts';
import { DELIVERY_SETTINGS, WINTERTHUR } from './delivery.fixtures.ts';

const at = (time: string, date = '2026-11-20') => toInstant(date, time);
/** 40 minutes of preparation and driving. */
const SERVICE = { schedule: DELIVERY_HOURS, settings: DELIVERY_SETTINGS, busyControls: NOT_BUSY };
const PLAN = { ...SERVICE, orderLocation: WINTERTHUR };

describe('deliveryFee', () => {
  it.each([
    [0, 600],
    [3999, 600],
    [4000, 300],
    [7999, 300],
    [8000, 0],
  ])('for a cart of %i is %i', (total, fee) => {
    expect(deliveryFee(WINTERTHUR, total)).toBe(fee);
  });

  it('stays at the highest tier without a free limit', () => {
    expect(deliveryFee({ ...WINTERTHUR, freeFrom: null }, 100_000)).toBe(300);
  });
});

describe('missingToMinimumOrder', () => {
  it('is what is missing, never negative', () => {
    expect([0, 2499, 2500, 2501].map((total) => missingToMinimumOrder(WINTERTHUR, total))).toEqual([2500, 1, 0, 0]);
  });
});

describe('asapEstimate', () => {
  it('counts preparation and driving from now, rounded up to 5 minutes', () => {
    expect(asapEstimate(PLAN, at('18:00'))).toBe(at('18:40'));
    expect(asapEstimate(PLAN, at('18:01'))).toBe(at('18:45'));
  });

  it('counts from the opening while closed, and knows none when closed for today', () => {
    expect(asapEstimate(PLAN, at('15:00'))).toBe(at('17:40'));
    expect(asapEstimate(PLAN, at('21:59'))).toBe(at('22:40'));
    expect(asapEstimate(PLAN, at('22:00'))).toBeNull();
  });
});

describe('earliestDelivery', () => {
  it('counts preparation alone, and is now when nothing can be delivered today', () => {
    expect(earliestDelivery(SERVICE, at('18:00'))).toBe(at('18:25'));
    expect(earliestDelivery({ ...SERVICE, schedule: ALWAYS_CLOSED }, at('18:01'))).toBe(at('18:01'));
  });
});

describe('deliverySlots', () => {
  it('begin after the lead time and end inside the delivery hours of today', () => {
    const slots = deliverySlots(PLAN, at('13:10'));
    expect([slots.at(0), slots.at(1), slots.at(-1)]).toEqual([at('17:45'), at('18:00'), at('21:45')]);
    expect(deliverySlots(PLAN, at('12:20')).slice(0, 4).map(formatTime)).toEqual(['13:00', '13:15', '13:30', '13:45']);
    expect(deliverySlots(PLAN, at('21:30'))).toEqual([]);
    expect(deliverySlots(PLAN, at('22:30'))).toEqual([]);
  });

  it('go on past midnight when the hours do', () => {
    const late = { ...PLAN, schedule: everyDay({ open: '18:00', close: '01:00' }) };
    expect(deliverySlots(late, at('23:30')).map(formatTime)).toEqual(['00:15', '00:30', '00:45']);
    expect(deliverySlots(late, at('00:10')).slice(0, 2)).toEqual([at('18:45'), at('19:00')]);
  });

  it('are open, on a quarter of an hour and after the lead time, whenever one asks', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 * 1440 }), (minute) => {
        const now = new Date(Date.parse('2026-10-24T00:00:00.000Z') + minute * 60_000).toISOString();
        for (const slot of deliverySlots(PLAN, now)) {
          expect(openingStatus(DELIVERY_HOURS, slot).state).not.toBe('closed');
          expect(minutesBetween(now, slot)).toBeGreaterThanOrEqual(40);
          expect(formatTime(slot)).toMatch(/:(00|15|30|45)$/);
        }
      }),
    );
  });
});

describe('isDeliveryTimeOrderable', () => {
  it('allows a slot until its lead time has begun', () => {
    const slot = { kind: 'slot', at: at('19:00') } as const;
    expect(isDeliveryTimeOrderable(PLAN, slot, at('18:20'))).toBe(true);
    expect(isDeliveryTimeOrderable(PLAN, slot, at('18:21'))).toBe(false);
    expect(isDeliveryTimeOrderable(PLAN, { kind: 'slot', at: at('19:05') }, at('18:00'))).toBe(false);
    expect(isDeliveryTimeOrderable(PLAN, { kind: 'slot', at: at('19:00', '2026-11-21') }, at('18:00'))).toBe(false);
  });

  it('allows as soon as possible while delivery opens today', () => {
    expect(isDeliveryTimeOrderable(PLAN, { kind: 'asap' }, at('15:00'))).toBe(true);
    expect(isDeliveryTimeOrderable(PLAN, { kind: 'asap' }, at('22:00'))).toBe(false);
  });
});
