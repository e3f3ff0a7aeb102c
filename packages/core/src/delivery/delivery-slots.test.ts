import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ASSORTMENT } from '../cart/assortment.fixtures.ts';
import { servedAt } from '../catalogue/availability.ts';
import { MARGHERITA } from '../catalogue/product.fixtures.ts';
import { CHECKOUT_DRAFT, IDEMPOTENCY_KEY } from '../checkout/checkout.fixtures.ts';
import { composeOrder } from '../checkout/compose-order.ts';
import { type BusyControls, NOT_BUSY, busyControls } from '../kitchen/busy-controls.ts';
import { anyFirstDay, anyPause, anySchedule, createMinuteWalk } from '../opening-hours/minute-walk.fixtures.ts';
import { ALWAYS_CLOSED, DELIVERY_HOURS, OPENING_HOURS, everyDay } from '../opening-hours/opening-hours.fixtures.ts';
import type { Schedule } from '../opening-hours/opening-hours.ts';
import { addMinutes, formatTime, toInstant } from '../time/zurich.ts';
import { isDeliveryTimeOrderable, requestedInstant } from './coming-slots.ts';
import {
  type DeliveryPlan,
  asapEstimate,
  deliveryServiceOf,
  deliverySlots,
  earliestServing,
  servingOf,
} from './delivery-slots.ts';
import { DELIVERY_SETTINGS, WINTERTHUR } from './delivery.fixtures.ts';
import { deliveryAt } from './delivery.ts';

const at = (time: string, date = '2026-11-20') => toInstant(date, time);
const SERVICE = { schedule: DELIVERY_HOURS, settings: DELIVERY_SETTINGS, busyControls: NOT_BUSY };
/** 40 minutes of preparation and driving. */
const PLAN: DeliveryPlan = { ...SERVICE, orderLocation: WINTERTHUR };
const busy = (change: Partial<BusyControls>): DeliveryPlan => ({ ...PLAN, busyControls: { ...NOT_BUSY, ...change } });

describe('asapEstimate', () => {
  it('counts preparation and driving from now, rounded up to 5 minutes', () => {
    expect(asapEstimate(PLAN, at('18:00'))).toBe(at('18:40'));
    expect(asapEstimate(PLAN, at('18:01'))).toBe(at('18:45'));
    expect(asapEstimate(PLAN, '2026-11-20T17:00:00.001Z')).toBe(at('18:45'));
  });

  it('counts from the opening while closed, and knows none when closed for today', () => {
    expect(asapEstimate(PLAN, at('15:00'))).toBe(at('17:40'));
    expect(asapEstimate(PLAN, at('21:59'))).toBe(at('22:40'));
    expect(asapEstimate(PLAN, at('22:00'))).toBeNull();
  });

  it('counts from the end of a pause, and adds the minutes of a rush', () => {
    const pause = { from: at('18:00'), until: at('19:30') };
    expect(asapEstimate(busy({ pause }), at('17:59'))).toBe(at('18:40'));
    expect(asapEstimate(busy({ pause }), at('18:00'))).toBe(at('20:10'));
    expect(asapEstimate(busy({ pause }), at('19:31'))).toBe(at('20:15'));
    const rush = { extraMinutes: 30, until: at('19:00') };
    expect(asapEstimate(busy({ rush }), at('18:00'))).toBe(at('19:10'));
    expect(asapEstimate(busy({ rush }), at('18:50'))).toBe(at('19:40'));
    expect(asapEstimate(busy({ rush }), at('19:00'))).toBe(at('19:40'));
    expect(asapEstimate(busy({ rush, pause }), at('18:00'))).toBe(at('20:10'));
    expect(asapEstimate(busy({ pause: { ...pause, until: at('22:00') } }), at('18:00'))).toBeNull();
  });
});

describe('earliestServing', () => {
  it('counts preparation alone, and is now when nothing can be delivered today', () => {
    expect(earliestServing(SERVICE, at('18:00'))).toEqual({ begins: at('18:00'), arrives: at('18:25') });
    expect(earliestServing({ ...SERVICE, schedule: ALWAYS_CLOSED }, at('18:01'))).toEqual(servedAt(at('18:01')));
    const pause = { from: at('18:00'), until: at('23:00') };
    expect(earliestServing({ ...SERVICE, busyControls: { pause, rush: null } }, at('18:01'))).toEqual(
      servedAt(at('18:01')),
    );
  });
});

describe('servingOf', () => {
  it('begins now what is wanted as soon as possible, also when the oven is full until later, or in a rush', () => {
    expect(servingOf(PLAN, 'asap', at('20:15'), at('18:01'))).toEqual({ begins: at('18:01'), arrives: at('20:15') });
    const rush = { extraMinutes: 30, until: at('19:00') };
    expect(servingOf(busy({ rush }), 'asap', at('19:10'), at('18:00')).begins).toBe(at('18:00'));
  });

  it('begins with the opening, or the end of a pause, what is ordered before it', () => {
    expect(servingOf(PLAN, 'asap', at('17:40'), at('15:00')).begins).toBe(at('17:00'));
    const pause = { from: at('18:00'), until: at('19:30') };
    expect(servingOf(busy({ pause }), 'asap', at('20:10'), at('18:00')).begins).toBe(at('19:30'));
  });

  it('begins a slot as late as preparation and driving allow, and never in the past', () => {
    expect(servingOf(PLAN, 'slot', at('20:00'), at('18:00'))).toEqual({ begins: at('19:20'), arrives: at('20:00') });
    expect(servingOf(PLAN, 'slot', at('18:30'), at('18:00')).begins).toBe(at('18:00'));
  });
});

describe('deliveryServiceOf', () => {
  it('is made of the hours of the delivery and what the kitchen says', () => {
    const paused = { pause: { from: at('18:00'), until: at('19:30') }, rush: null };
    const delivery = { orderLocations: [WINTERTHUR], settings: DELIVERY_SETTINGS, busyControls: paused };
    expect(deliveryServiceOf(OPENING_HOURS, delivery)).toEqual({ ...SERVICE, busyControls: paused });
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

  it('go on past midnight also when staff entered the night as two ranges', () => {
    const late = { ...PLAN, schedule: everyDay({ open: '18:00', close: '00:00' }, { open: '00:00', close: '01:00' }) };
    expect(deliverySlots(late, at('23:30')).map(formatTime)).toEqual(['00:15', '00:30', '00:45']);
  });

  it('are those of one day where delivery never closes', () => {
    const always = { ...PLAN, schedule: everyDay({ open: '00:00', close: '00:00' }) };
    const slots = deliverySlots(always, at('12:00'));
    expect([slots.at(0), slots.at(-1), slots.length]).toEqual([at('12:45'), at('11:45', '2026-11-21'), 93]);
  });

  it('leave out a pause and wait for a rush', () => {
    const pause = { from: at('18:00'), until: at('19:30') };
    expect(deliverySlots(busy({ pause }), at('18:00'))[0]).toBe(at('20:15'));
    const planned = deliverySlots(busy({ pause }), at('17:00')).map(formatTime);
    expect(planned.slice(0, 3)).toEqual(['17:45', '20:15', '20:30']);
    expect(deliverySlots(busy({ rush: { extraMinutes: 30, until: at('20:00') } }), at('18:00'))[0]).toBe(at('19:15'));
  });
});

describe('isDeliveryTimeOrderable', () => {
  it('allows a slot until its lead time has begun', () => {
    const slot = { kind: 'slot', at: at('19:00') } as const;
    expect(isDeliveryTimeOrderable(PLAN, slot, at('18:20'))).toBe(true);
    expect(isDeliveryTimeOrderable(PLAN, slot, '2026-11-20T17:20:00.001Z')).toBe(false);
    expect(isDeliveryTimeOrderable(PLAN, slot, at('18:21'))).toBe(false);
    expect(isDeliveryTimeOrderable(PLAN, { kind: 'slot', at: at('19:05') }, at('18:00'))).toBe(false);
    expect(isDeliveryTimeOrderable(PLAN, { kind: 'slot', at: at('19:00', '2026-11-21') }, at('18:00'))).toBe(false);
    expect(isDeliveryTimeOrderable(PLAN, { kind: 'slot', at: 'bald' }, at('18:00'))).toBe(false);
  });

  it('allows as soon as possible while delivery opens today', () => {
    expect(isDeliveryTimeOrderable(PLAN, { kind: 'asap' }, at('15:00'))).toBe(true);
    expect(isDeliveryTimeOrderable(PLAN, { kind: 'asap' }, at('22:00'))).toBe(false);
    expect(requestedInstant(PLAN, { kind: 'asap' }, at('18:00'))).toBe(at('18:40'));
  });
});

describe('deliveryAt', () => {
  it('leaves out what is over', () => {
    const pause = { from: at('18:00'), until: at('19:30') };
    const delivery = { orderLocations: [WINTERTHUR], settings: DELIVERY_SETTINGS, busyControls: { pause, rush: null } };
    expect(deliveryAt(delivery, at('19:29'))).toEqual(delivery);
    expect(deliveryAt(delivery, at('19:30'))).toEqual({ ...delivery, busyControls: NOT_BUSY });
  });
});

const LEAD = 40;
const DAYS = 7;

/** Any schedule, pause and rush on some days of the century, at any millisecond. */
const situationsFrom = (minYear: number) =>
  anyFirstDay(minYear).chain((firstDay) => {
    const walk = createMinuteWalk(firstDay, DAYS);
    const minute = fc.integer({ min: 2 * 1440, max: 4 * 1440 });
    return fc.record({
      walk: fc.constant(walk),
      schedule: anySchedule(firstDay),
      pause: anyPause(walk.instantOf, 2 * 1440, 4 * 1440),
      rush: fc.option(
        fc.record({
          extraMinutes: fc.integer({ min: 5, max: 120 }),
          until: minute.map((index) => walk.instantOf(index)),
        }),
      ),
      minute,
      milliseconds: fc.oneof(fc.constant(0), fc.nat(59_999)),
    });
  });
type Situation = ReturnType<typeof situationsFrom> extends fc.Arbitrary<infer S> ? S : never;

/**
 * The quarters of an hour that can be ordered, found minute by minute: delivery is open all the time, in an opening of
 * today, and the kitchen could begin early enough.
 */
function slotsByWalking({ walk, schedule, pause, rush, minute, milliseconds }: Situation): string[] {
  const open = walk.openMinutes(schedule, pause);
  const now = minute + milliseconds / 60_000;
  const today = walk.dayOf(minute);
  const rushEnds = rush === null ? 0 : walk.minuteOf(rush.until);
  const slots: string[] = [];
  for (let slot = Math.ceil(now / 15) * 15; slot < now + 1440; slot += 15) {
    if (!open.slice(slot, slot + 15).every(Boolean)) continue;
    const opens = open.lastIndexOf(false, slot) + 1;
    if (opens > now && walk.dayOf(opens) !== today) continue;
    const first = Math.max(now, opens);
    const starts = [first, ...Array.from({ length: 1441 }, (_, index) => Math.ceil(first) + index)];
    const isInTime = starts.some((start) => start + LEAD + (start < rushEnds ? (rush?.extraMinutes ?? 0) : 0) <= slot);
    if (isInTime) slots.push(walk.instantOf(slot));
  }
  return slots;
}

describe('in any days of the century', () => {
  const planOf = (schedule: Schedule, controls: BusyControls): DeliveryPlan => ({
    ...PLAN,
    schedule,
    busyControls: busyControls.parse(controls),
  });

  it('offers exactly the slots that a walk along the clock finds, and no estimate after the first of them', () => {
    fc.assert(
      fc.property(situationsFrom(2000), (situation) => {
        const { walk, schedule, pause, rush, minute, milliseconds } = situation;
        const now = new Date(Date.parse(walk.instantOf(minute)) + milliseconds).toISOString();
        const plan = planOf(schedule, { pause, rush });
        const slots = deliverySlots(plan, now);
        expect(slots).toEqual(slotsByWalking(situation));
        const estimate = asapEstimate(plan, now);
        expect(slots.every((slot) => estimate !== null && estimate <= slot)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('orders a slot at the checkout exactly when it is offered', () => {
    fc.assert(
      // VAT rates are defined from 2024 on.
      fc.property(situationsFrom(2024), ({ walk, schedule, pause, rush, minute }) => {
        const now = walk.instantOf(minute);
        const plan = planOf(schedule, { pause, rush });
        const slots = deliverySlots(plan, now);
        const first = Math.ceil(minute / 15) * 15;
        const around = [0, 15, 60, 300, 1425, 1440].map((minutes) => walk.instantOf(first + minutes));
        for (const slot of [...around, ...slots.slice(0, 2), ...slots.slice(-2).map((last) => addMinutes(last, 15))]) {
          const composed = composeOrder({
            request: {
              totalPrice: 4300,
              draft: { ...CHECKOUT_DRAFT, deliveryTime: { kind: 'slot', at: slot } },
            },
            items: [{ id: IDEMPOTENCY_KEY, productId: MARGHERITA.id, optionIds: [], amount: 2 }],
            ...NO_ASSORTMENT,
            products: [MARGHERITA],
            openingHours: { delivery: schedule, restaurant: schedule },
            settings: plan.settings,
            busyControls: plan.busyControls,
            orderLocation: WINTERTHUR,
            now,
          });
          const isClosed = !composed.ok && composed.error.code === 'checkoutBlocked';
          const isRefused = !composed.ok && composed.error.code === 'deliveryTimeUnavailable';
          expect(composed.ok || isClosed || isRefused).toBe(true);
          expect(composed.ok).toBe(slots.includes(slot));
          expect(isClosed).toBe(asapEstimate(plan, now) === null);
        }
      }),
      { numRuns: 30 },
    );
  });
});
