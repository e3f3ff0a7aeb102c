import { describe, expect, it } from 'vitest';
import { addMinutes } from '../time/zurich.ts';
import { isLater } from './advance-order.ts';
import { alarm } from './order-alarm.ts';
import { PLACED_ORDER } from './order.fixtures.ts';

const LIMITS = { alarmMinutes: 3, tellCustomerMinutes: 10 };
const CREATED = PLACED_ORDER.orderTimeProgresses.created;
const at = (minutes: number) => addMinutes(CREATED, minutes);
const placed = (id: string, minutes: number, number = 1) => ({
  id,
  number,
  status: 'placed' as const,
  orderTimeProgresses: { created: at(minutes) },
  promisedAt: null,
  deliveryTime: PLACED_ORDER.deliveryTime,
  guestCancellation: null,
});

describe('the alarm of the order desk', () => {
  it('is none without orders that wait', () => {
    const nothing = {
      waiting: 0,
      cancelled: [],
      level: 'none',
      levels: {},
      longest: null,
      workSince: null,
      changesAt: null,
    };
    expect(alarm([], LIMITS, CREATED)).toEqual(nothing);
    expect(alarm([{ ...PLACED_ORDER, status: 'accepted' }], LIMITS, at(60))).toEqual(nothing);
  });

  it('is that of the most urgent order, and changes with whichever comes first', () => {
    const orders = [placed('late', 0), placed('new', 6), { ...PLACED_ORDER, id: 'ready', status: 'ready' as const }];
    const validate = (minutes: number) => alarm(orders, LIMITS, at(minutes));
    expect(validate(2)).toEqual({
      waiting: 2,
      cancelled: [],
      level: 'new',
      levels: {},
      longest: null,
      workSince: null,
      changesAt: at(3),
    });
    expect(validate(3)).toEqual({
      waiting: 2,
      cancelled: [],
      level: 'alarm',
      levels: { late: 'alarm' },
      longest: 1,
      workSince: null,
      changesAt: at(9),
    });
    expect(validate(9)).toEqual({
      waiting: 2,
      cancelled: [],
      level: 'alarm',
      levels: { late: 'alarm', new: 'alarm' },
      longest: 1,
      workSince: null,
      changesAt: at(10),
    });
    expect(validate(10).levels).toEqual({ late: 'tellCustomerToCall', new: 'alarm' });
    expect(validate(16).changesAt).toBeNull();
  });

  it('knows what guests cancelled until it is seen, which is more urgent than what is new', () => {
    const cancelled = (number: number, seenAt: string | null) => ({
      ...PLACED_ORDER,
      id: `${number}`,
      number,
      status: 'cancelled' as const,
      guestCancellation: { seenAt },
    });
    const orders = [cancelled(9, null), cancelled(8, CREATED), cancelled(7, null)];
    expect(alarm(orders, LIMITS, CREATED)).toMatchObject({ waiting: 0, cancelled: [7, 9], level: 'cancelled' });
    expect(alarm([placed('new', 0), ...orders], LIMITS, at(1))).toMatchObject({ waiting: 1, level: 'cancelled' });
    expect(alarm([placed('late', 0), ...orders], LIMITS, at(3)).level).toBe('alarm');
    expect(alarm([cancelled(8, CREATED)], LIMITS, CREATED).level).toBe('none');
  });

  it('knows which one has waited longest, of those that came together the one with the lower number', () => {
    const orders = [placed('new', 3, 1003), placed('second', 0, 1002), placed('first', 0, 1001), placed('last', 9, 1)];
    expect(alarm(orders, LIMITS, at(10)).longest).toBe(1001);
    expect(alarm(orders.slice(0, 1), LIMITS, at(10)).longest).toBe(1003);
    expect(alarm(orders.slice(3), LIMITS, at(10)).longest).toBeNull();
  });

  it('does not count an order for a later day until the longest preparation before it is due', () => {
    const DAY = 24 * 60;
    const deliveryTime = { kind: 'slot' as const, requestedAt: at(DAY) };
    const later = { ...placed('later', 0), deliveryTime };
    expect(alarm([later], LIMITS, at(60))).toMatchObject({ waiting: 0, level: 'none', changesAt: at(DAY - 120) });
    expect(alarm([later], LIMITS, at(DAY - 120))).toMatchObject({ waiting: 1, level: 'new' });
    expect(alarm([later], LIMITS, at(DAY - 117)).level).toBe('alarm');
    expect(alarm([later, placed('now', 60)], LIMITS, at(61))).toMatchObject({ waiting: 1, changesAt: at(63) });
  });

  it('says when the last order for a later day became work, so that the board shows it when it rings', () => {
    const DAY = 24 * 60;
    const forDay = (id: string, minutes: number, status: 'placed' | 'accepted') => ({
      ...placed(id, 0),
      status,
      deliveryTime: { kind: 'slot' as const, requestedAt: at(minutes) },
    });
    const orders = [forDay('second', DAY + 30, 'placed'), forDay('first', DAY, 'accepted'), placed('now', 0)];
    const validate = (minutes: number) => alarm(orders, LIMITS, at(minutes));
    expect(validate(60)).toMatchObject({ workSince: null, changesAt: at(DAY - 120) });
    expect(validate(DAY - 120)).toMatchObject({ workSince: at(DAY - 120), changesAt: at(DAY - 90) });
    expect(validate(DAY - 90)).toMatchObject({ workSince: at(DAY - 90), waiting: 2 });
    for (const minutes of [60, DAY - 120, DAY - 91, DAY - 90, DAY]) {
      const since = validate(minutes).workSince ?? CREATED;
      expect(orders.map((order) => isLater(order, since))).toEqual(orders.map((order) => isLater(order, at(minutes))));
    }
  });
});
