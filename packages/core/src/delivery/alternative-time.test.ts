import { describe, expect, it } from 'vitest';
import { NOT_BUSY } from '../kitchen/busy-controls.ts';
import type { Schedule } from '../opening-hours/opening-hours.ts';
import type { DeliveryPlan } from './delivery-slots.ts';
import { DELIVERY_SETTINGS, WINTERTHUR } from './delivery.fixtures.ts';
import { alternativeTime, demandOn } from './slot-capacity.ts';

/** Fridays from 17:00 to 20:00; on 20.11.2026 Zurich is one hour ahead of UTC. */
const schedule: Schedule = {
  openingDays: [{ dayOfWeek: 5, openingHour: [{ open: '17:00', close: '20:00' }] }],
  extraordinaryOpeningHour: [],
};
const plan: DeliveryPlan = { schedule, settings: DELIVERY_SETTINGS, busyControls: NOT_BUSY, orderLocation: WINTERTHUR };
const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const slot = (time: string) => ({ kind: 'slot', at: at(time) }) as const;

/** The oven has room for two flatbreads; the slots of these times (UTC) are full. */
const offered = (chosen: string, full: readonly string[], now = '17:00') =>
  alternativeTime(
    plan,
    {
      deliveryTime: slot(chosen),
      demand: demandOn({ capacity: 2, reserved: full.map((time) => ({ slot: at(time), breads: 2 })) }, 1),
    },
    at(now),
  );

describe('in place of a time that is not possible', () => {
  it('the next slot is offered', () => expect(offered('18:00', ['18:00'])).toEqual(slot('18:15')));

  it('the next slot with room is offered', () =>
    expect(offered('18:00', ['18:00', '18:15', '18:30'])).toEqual(slot('18:45')));

  it('the first slot is offered for one that has passed', () => expect(offered('16:00', [])).toEqual(slot('17:45')));

  it('as soon as possible is offered where no later slot has room', () =>
    expect(offered('18:45', ['18:45'])).toEqual({ kind: 'asap' }));

  it('nothing is offered when nothing is left', () => {
    const full = ['17:30', '17:45', '18:00', '18:15', '18:30', '18:45'];
    expect(offered('18:00', full)).toBeNull();
    expect(offered('18:00', [], '19:30')).toBeNull();
  });

  it('nothing is offered for as soon as possible, which takes the first slot with room itself', () => {
    const demand = demandOn({ capacity: null, reserved: [] }, 1);
    expect(alternativeTime(plan, { deliveryTime: { kind: 'asap' }, demand }, at('17:00'))).toBeNull();
  });
});
