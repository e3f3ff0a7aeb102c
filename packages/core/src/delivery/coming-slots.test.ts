import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOT_BUSY } from '../kitchen/busy-controls.ts';
import { anySchedule, createMinuteWalk } from '../opening-hours/minute-walk.fixtures.ts';
import { DELIVERY_HOURS, closedOn, everyDay } from '../opening-hours/opening-hours.fixtures.ts';
import type { Schedule } from '../opening-hours/opening-hours.ts';
import { addDays, addMinutes, formatTime, toInstant, toLocalDate } from '../time/zurich.ts';
import { comingDays, isDeliveryTimeOrderable, requestedInstant, serviceDayOf, slotsOn } from './coming-slots.ts';
import { type DeliveryPlan, deliverySlots } from './delivery-slots.ts';
import { WINTERTHUR } from './delivery.fixtures.ts';
import { alternativeTime, demandOn, offeredDays } from './slot-capacity.ts';

const at = (time: string, date = '2026-11-20') => toInstant(date, time);
const planOf = (schedule: Schedule, daysAhead = 2): DeliveryPlan => ({
  schedule,
  settings: { preparationMinutes: 25, ...(daysAhead > 0 && { daysAhead }) },
  busyControls: NOT_BUSY,
  orderLocation: WINTERTHUR,
});
const PLAN = planOf(DELIVERY_HOURS);
const timesOn = (plan: DeliveryPlan, day: string, now = at('18:00')) => slotsOn(plan, day, now).map(formatTime);
const ANY = demandOn({ capacity: null, reserved: [] }, 1);

describe('the slots of a coming day', () => {
  it('begin with preparation and driving after each opening, and end with the hours', () => {
    const times = timesOn(PLAN, '2026-11-21');
    expect([times[0], times.indexOf('13:45'), times.indexOf('14:00'), times.at(-1)]).toEqual(['11:45', 8, -1, '21:45']);
  });

  it('are none on a day that is closed, and those of the special hours on another', () => {
    expect(timesOn(planOf(closedOn('2026-11-21', DELIVERY_HOURS)), '2026-11-21')).toEqual([]);
    const special = {
      date: '2026-11-21',
      openingHour: [{ open: '18:00', close: '19:00' }],
      shortMessage: '',
      message: '',
    };
    const plan = planOf({ ...DELIVERY_HOURS, extraordinaryOpeningHour: [special] });
    expect(timesOn(plan, '2026-11-21')).toEqual(['18:45']);
  });

  it('belong to the evening past midnight, and are all there on days of 24 hours', () => {
    const night = planOf(everyDay({ open: '22:00', close: '02:00' }));
    expect(timesOn(night, '2026-11-21').at(-1)).toBe('01:45');
    expect(serviceDayOf(night.schedule, at('01:30', '2026-11-22'))).toBe('2026-11-21');
    expect(timesOn(planOf(everyDay({ open: '00:00', close: '00:00' })), '2026-11-21')).toHaveLength(96);
  });

  it('follow the clock on the days of a time change', () => {
    const always = planOf(everyDay({ open: '00:00', close: '00:00' }));
    expect(timesOn(always, '2027-03-28', at('18:00', '2027-03-27'))).toHaveLength(92);
    expect(timesOn(always, '2026-10-25', at('18:00', '2026-10-24'))).toHaveLength(100);
    const night = planOf(everyDay({ open: '01:00', close: '04:00' }));
    const spring = timesOn(night, '2027-03-28', at('18:00', '2027-03-27'));
    expect(spring[0]).toBe('01:45');
    expect(spring).not.toContain('02:00');
    expect(timesOn(night, '2026-10-25', at('18:00', '2026-10-24'))).toEqual(
      expect.arrayContaining(['02:00 (Sommerzeit)', '02:00 (Winterzeit)']),
    );
  });

  it('are for as many days as the settings say', () => {
    expect(comingDays(PLAN, at('18:00'))).toEqual(['2026-11-21', '2026-11-22']);
    expect(offeredDays(PLAN, at('18:00'), ANY).map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22']);
    const orderable = (date: string, plan = PLAN) =>
      isDeliveryTimeOrderable(plan, { kind: 'slot', at: at('19:00', date) }, at('18:00'));
    expect(['2026-11-21', '2026-11-22', '2026-11-23'].map((date) => orderable(date))).toEqual([true, true, false]);
    expect(orderable('2026-11-21', planOf(DELIVERY_HOURS, 0))).toBe(false);
  });

  it('are offered instead when nothing is left today, and full ones are not', () => {
    const slot = { kind: 'slot', at: at('21:45') } as const;
    const first = at('11:45', '2026-11-21');
    expect(alternativeTime(PLAN, { deliveryTime: slot, demand: ANY }, at('22:00'))).toEqual({
      kind: 'slot',
      at: first,
    });
    const demand = demandOn({ capacity: 4, reserved: [{ slot: first, breads: 4 }] }, 1);
    expect(offeredDays(PLAN, at('22:00'), demand)[0]?.slots[0]).toEqual({ at: first, isFull: true });
    expect(alternativeTime(PLAN, { deliveryTime: slot, demand }, at('22:00'))).toEqual({
      kind: 'slot',
      at: at('12:00', '2026-11-21'),
    });
  });

  /** Two days before both time changes, and before none. */
  const anySituation = fc.constantFrom('2026-10-23', '2026-11-20', '2027-03-26').chain((day) =>
    fc.record({
      schedule: anySchedule(day),
      now: fc.integer({ min: 0, max: 1440 }).map((minute) => addMinutes(toInstant(day, '00:00'), minute)),
    }),
  );

  it('lie in the hours with their whole length, on one day each, and change nothing for today', () => {
    fc.assert(
      fc.property(anySituation, ({ schedule, now }) => {
        const [plan, today] = [planOf(schedule, 3), planOf(schedule, 0)];
        const walk = createMinuteWalk(addDays(toLocalDate(now), -2), 8);
        const open = walk.openMinutes(schedule, null);
        const slots = comingDays(plan, now).flatMap((day) => slotsOn(plan, day, now));
        expect(slots).toEqual([...new Set(slots)].toSorted());
        for (const slot of slots) {
          const first = walk.minuteOf(slot);
          expect(open.slice(first, first + 15)).toEqual(Array.from({ length: 15 }, () => true));
          expect(slot >= addMinutes(now, 40)).toBe(true);
          expect(requestedInstant(plan, { kind: 'slot', at: slot }, now)).toBe(slot);
        }
        expect(deliverySlots(plan, now)).toEqual(deliverySlots(today, now));
        const isForToday = deliverySlots(today, now);
        for (const slot of slots)
          expect(isDeliveryTimeOrderable(today, { kind: 'slot', at: slot }, now)).toBe(isForToday.includes(slot));
      }),
      { numRuns: 60 },
    );
  });
});
