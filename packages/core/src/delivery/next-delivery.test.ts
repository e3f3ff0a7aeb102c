import { describe, expect, it } from 'vitest';
import { NOT_BUSY } from '../kitchen/busy-controls.ts';
import { ALWAYS_CLOSED, DELIVERY_HOURS } from '../opening-hours/opening-hours.fixtures.ts';
import { toInstant } from '../time/zurich.ts';
import { DELIVERY_SETTINGS, WINTERTHUR } from './delivery.fixtures.ts';
import { nextDelivery, nextDeliveryAnywhere } from './next-delivery.ts';

const at = (time: string, date = '2026-11-20') => toInstant(date, time);
/** 40 minutes of preparation and driving; open from 11 to 14 and from 17 to 22. */
const PLAN = {
  schedule: DELIVERY_HOURS,
  settings: DELIVERY_SETTINGS,
  busyControls: NOT_BUSY,
  orderLocation: WINTERTHUR,
};

describe('nextDelivery', () => {
  it('is the estimate of today', () => {
    expect(nextDelivery(PLAN, at('18:01'))).toBe(at('18:45'));
    expect(nextDelivery(PLAN, at('15:00'))).toBe(at('17:40'));
    expect(nextDelivery(PLAN, at('21:59'))).toBe(at('22:40'));
  });

  it('counts from the next opening once delivery is closed for today, a pause included', () => {
    expect(nextDelivery(PLAN, at('22:00'))).toBe(at('11:40', '2026-11-21'));
    const pause = { from: at('20:00'), until: at('12:00', '2026-11-21') };
    expect(nextDelivery({ ...PLAN, busyControls: { pause, rush: null } }, at('20:00'))).toBe(at('12:40', '2026-11-21'));
  });

  it('is unknown when nothing opens', () => {
    expect(nextDelivery({ ...PLAN, schedule: ALWAYS_CLOSED }, at('18:00'))).toBeNull();
  });
});

describe('nextDeliveryAnywhere', () => {
  const near = { ...WINTERTHUR, minutes: 5 };
  const far = { ...WINTERTHUR, minutes: 45 };

  it('is that of the nearest area, wherever it stands in the list', () => {
    const expected = nextDelivery({ ...PLAN, orderLocation: near }, at('18:00'));
    expect(expected).not.toBe(nextDelivery({ ...PLAN, orderLocation: far }, at('18:00')));
    for (const areas of [[near, far], [far, near], [near]])
      expect(nextDeliveryAnywhere(PLAN, areas, at('18:00'))).toBe(expected);
  });

  it('is unknown without areas and when nothing opens', () => {
    expect(nextDeliveryAnywhere(PLAN, [], at('18:00'))).toBeNull();
    expect(nextDeliveryAnywhere({ ...PLAN, schedule: ALWAYS_CLOSED }, [near, far], at('18:00'))).toBeNull();
  });
});
