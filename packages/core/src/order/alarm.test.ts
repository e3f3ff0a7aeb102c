import { describe, expect, it } from 'vitest';
import { addMinutes } from '../time/zurich.ts';
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
});

describe('the alarm of the order desk', () => {
  it('is none without orders that wait', () => {
    const nothing = { waiting: 0, level: 'none', levels: {}, longest: null, changesAt: null };
    expect(alarm([], LIMITS, CREATED)).toEqual(nothing);
    expect(alarm([{ ...PLACED_ORDER, status: 'accepted' }], LIMITS, at(60))).toEqual(nothing);
  });

  it('is that of the most urgent order, and changes with whichever comes first', () => {
    const orders = [placed('late', 0), placed('new', 6), { ...PLACED_ORDER, id: 'ready', status: 'ready' as const }];
    const validate = (minutes: number) => alarm(orders, LIMITS, at(minutes));
    expect(validate(2)).toEqual({ waiting: 2, level: 'new', levels: {}, longest: null, changesAt: at(3) });
    expect(validate(3)).toEqual({
      waiting: 2,
      level: 'alarm',
      levels: { late: 'alarm' },
      longest: 1,
      changesAt: at(9),
    });
    expect(validate(9)).toEqual({
      waiting: 2,
      level: 'alarm',
      levels: { late: 'alarm', new: 'alarm' },
      longest: 1,
      changesAt: at(10),
    });
    expect(validate(10).levels).toEqual({ late: 'tellCustomerToCall', new: 'alarm' });
    expect(validate(16).changesAt).toBeNull();
  });

  it('knows which one has waited longest, of those that came together the one with the lower number', () => {
    const orders = [placed('new', 3, 1003), placed('second', 0, 1002), placed('first', 0, 1001), placed('last', 9, 1)];
    expect(alarm(orders, LIMITS, at(10)).longest).toBe(1001);
    expect(alarm(orders.slice(0, 1), LIMITS, at(10)).longest).toBe(1003);
    expect(alarm(orders.slice(3), LIMITS, at(10)).longest).toBeNull();
  });
});
