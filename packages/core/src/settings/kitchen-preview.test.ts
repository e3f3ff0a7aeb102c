import { describe, expect, it } from 'vitest';
import { DELIVERY, WINTERTHUR } from '../delivery/delivery.fixtures.ts';
import { ALWAYS_CLOSED, OPENING_HOURS } from '../opening-hours/opening-hours.fixtures.ts';
import { toInstant } from '../time/zurich.ts';
import { kitchenPreview } from './kitchen-preview.ts';

const at = (time: string, date = '2026-11-20') => toInstant(date, time);
const SHOP = { openingHours: OPENING_HOURS, delivery: DELIVERY, reserved: [{ slot: at('18:45'), breads: 4 }] };
const preview = (preparationMinutes: number, ovenCapacity: number | null, shop = SHOP, now = at('18:00')) =>
  kitchenPreview({ preparationMinutes, ovenCapacity }, shop, now);

describe('the preview of the kitchen settings', () => {
  it('counts with the preparation of the draft, not with the one in force', () => {
    expect(preview(20, null).next).toBe(at('18:35'));
    expect(preview(45, null).next).toBe(at('19:00'));
    expect(preview(45, null).slots[0]).toEqual({ at: at('19:00'), isFull: false });
    expect(preview(20, null).slots[0]?.at).toBe(at('18:45'));
  });

  it('shows a slot as full from which the oven of the draft takes no more', () => {
    expect(preview(30, 5).slots[0]).toEqual({ at: at('18:45'), isFull: false });
    expect(preview(30, 4).slots[0]).toEqual({ at: at('18:45'), isFull: true });
    expect([preview(30, 5).next, preview(30, 4).next]).toEqual([at('18:45'), at('19:00')]);
  });

  it('is of the nearest area', () => {
    const far = { ...WINTERTHUR, minutes: 60 };
    const shop = { ...SHOP, delivery: { ...DELIVERY, orderLocations: [far, WINTERTHUR] } };
    expect(preview(20, null, shop)).toEqual(preview(20, null));
  });

  it('tells the next day when delivery is closed for today, and nothing where nothing is delivered', () => {
    expect(preview(20, null, SHOP, at('22:00'))).toEqual({ next: at('11:35', '2026-11-21'), slots: [] });
    const none = { ...SHOP, delivery: { ...DELIVERY, orderLocations: [] } };
    const closed = { ...SHOP, openingHours: { ...OPENING_HOURS, delivery: ALWAYS_CLOSED } };
    for (const shop of [none, closed]) expect(preview(20, null, shop)).toEqual({ next: null, slots: [] });
  });
});
