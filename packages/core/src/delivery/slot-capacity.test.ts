import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOT_BUSY } from '../kitchen/busy-controls.ts';
import { DELIVERY_HOURS } from '../opening-hours/opening-hours.fixtures.ts';
import { err, ok } from '../result/result.ts';
import { formatTime, toInstant } from '../time/zurich.ts';
import { asapEstimate, deliverySlots } from './delivery-slots.ts';
import { type DeliveryTime, UNLIMITED_OVEN } from './delivery-time.ts';
import { DELIVERY_SETTINGS, WINTERTHUR } from './delivery.fixtures.ts';
import {
  type OvenDemand,
  asapWithin,
  demandOn,
  fitsSlot,
  offeredSlots,
  requestedWithin,
  slotOf,
} from './slot-capacity.ts';

const at = (time: string) => toInstant('2026-11-20', time);
/** 40 minutes of preparation and driving. */
const PLAN = {
  schedule: DELIVERY_HOURS,
  settings: DELIVERY_SETTINGS,
  busyControls: NOT_BUSY,
  orderLocation: WINTERTHUR,
};
const load = (reserved: Record<string, number>, breads = 2, capacity: number | null = 12): OvenDemand => ({
  capacity,
  reserved: new Map(Object.entries(reserved).map(([time, count]) => [at(time), count])),
  breads,
  reservedByNewGuests: null,
});

const quarterAfter = (index: number) => new Date(Date.parse(at('17:30')) + index * 15 * 60_000).toISOString();

describe('fitsSlot', () => {
  it.each([
    ['an empty slot', 0, 2, 12, true],
    ['a slot that it fills to the last place', 10, 2, 12, true],
    ['a slot with one place too few', 11, 2, 12, false],
    ['a full slot', 12, 1, 12, false],
    ['a slot fuller than full', 20, 1, 12, false],
    ['a full slot, with drinks alone', 20, 0, 12, true],
    ['a full slot of an oven without limit', 1000, 50, null, true],
    ['an empty slot, with more than the oven takes', 0, 13, 12, true],
    ['a slot with one bread, with more than the oven takes', 1, 13, 12, false],
  ])('judges %s', (_, taken, breads, capacity, fits) => {
    expect(fitsSlot(load({ '19:00': taken }, breads, capacity), at('19:00'))).toBe(fits);
    expect(fitsSlot(load({}, breads, capacity), at('19:00'))).toBe(true);
  });
});

describe('demandOn', () => {
  it('is what is reserved and what the order needs', () => {
    const oven = { capacity: 12, reserved: [{ slot: at('19:00'), breads: 11 }] };
    expect(demandOn(oven, 2)).toEqual(load({ '19:00': 11 }));
  });
});

describe('offeredSlots', () => {
  it('shows a full slot as full and leaves none out', () => {
    const offered = offeredSlots(PLAN, at('20:30'), load({ '21:15': 11, '21:45': 10 }));
    expect(offered.map((slot) => [formatTime(slot.at), slot.isFull])).toEqual([
      ['21:15', true],
      ['21:30', false],
      ['21:45', false],
    ]);
  });
});

describe('requestedWithin', () => {
  const slot = { kind: 'slot', at: at('19:00') } as const;
  const ask = (deliveryTime: DeliveryTime, oven: OvenDemand, now = '18:00') =>
    requestedWithin(PLAN, { deliveryTime, demand: oven }, at(now));

  it('keeps a chosen slot or refuses it, and never moves it', () => {
    expect(ask(slot, load({ '19:00': 10 }))).toEqual(ok(at('19:00')));
    expect(ask(slot, load({ '19:00': 11 }))).toEqual(err({ code: 'slotFull' }));
    expect(ask(slot, load({}), '18:30')).toEqual(err({ code: 'deliveryTimeUnavailable' }));
  });

  it('goes on to the first slot with room as soon as possible', () => {
    expect(ask({ kind: 'asap' }, load({}))).toEqual(ok(at('18:40')));
    expect(ask({ kind: 'asap' }, load({ '18:30': 11 }))).toEqual(ok(at('18:45')));
    expect(ask({ kind: 'asap' }, load({ '22:30': 12 }), '21:59')).toEqual(err({ code: 'slotFull' }));
    expect(ask({ kind: 'asap' }, load({}), '22:00')).toEqual(err({ code: 'deliveryTimeUnavailable' }));
  });

  it('has room for any order in an oven without limit', () => {
    for (const deliveryTime of [slot, { kind: 'asap' } as const])
      expect(ask(deliveryTime, demandOn(UNLIMITED_OVEN, 1_000_000)).ok).toBe(true);
  });
});

describe('asapWithin', () => {
  const arrival = (reserved: Record<string, number>, now = '18:00') => asapWithin(PLAN, at(now), load(reserved));

  it('keeps the estimate while its slot has room', () => {
    expect(arrival({})).toBe(at('18:40'));
    expect(arrival({ '18:30': 10, '18:45': 12 })).toBe(at('18:40'));
  });

  it('goes on to the first slot with room', () => {
    expect(arrival({ '18:30': 11 })).toBe(at('18:45'));
    expect(arrival({ '18:30': 12, '18:45': 12, '19:00': 11 })).toBe(at('19:15'));
    expect(arrival({ '18:45': 12 }, '18:05')).toBe(at('19:00'));
  });

  it('is none when the evening is full or delivery is closed', () => {
    expect(arrival({ '22:30': 12 }, '21:59')).toBeNull();
    expect(arrival({}, '22:00')).toBeNull();
    expect(slotOf(at('18:44'))).toBe(at('18:30'));
  });

  it('is the estimate or a slot that fits, and no earlier one fits', () => {
    const counts = fc.array(fc.nat(14), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(counts, fc.nat(15), fc.integer({ min: 0, max: 300 }), (taken, breads, minute) => {
        const now = new Date(Date.parse(at('17:00')) + minute * 60_000).toISOString();
        const slots = taken.map((count, index) => [quarterAfter(index), count] as const);
        const oven = { capacity: 12, reserved: new Map(slots), breads, reservedByNewGuests: null };
        const estimate = asapEstimate(PLAN, now);
        const found = asapWithin(PLAN, now, oven);
        const possible = [...(estimate === null ? [] : [estimate]), ...deliverySlots(PLAN, now)]
          .filter((each) => each >= (estimate ?? now) && fitsSlot(oven, slotOf(each)))
          .toSorted();
        expect(found).toBe(possible[0] ?? null);
      }),
      { numRuns: 40 },
    );
  });
});
