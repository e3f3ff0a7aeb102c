import { describe, expect, it } from 'vitest';
import { copyToDays, copyToDelivery, nextRange, CLOSED_WEEK } from './week.ts';

const range = (text: string) => ({ open: text.slice(0, 5), close: text.slice(6) });
const NOON = range('11:00-14:00');

describe('editing a week', () => {
  it.each([
    [[], '11:00-14:00'],
    [['11:00-14:00'], '17:00-22:00'],
    [['09:00-16:59'], '17:00-22:00'],
    [['09:00-17:00'], '18:00-20:00'],
    [['17:00-22:00', '11:00-14:00'], '23:00-01:00'],
    [['22:00-02:00'], '23:00-01:00'],
    [['x-y'], '17:00-22:00'],
  ])('offers after %j the range %s', (before, offered) => {
    expect(nextRange(before.map(range))).toEqual(range(offered));
  });

  it('copies a day to others of its service', () => {
    const week = { ...CLOSED_WEEK, 'delivery-1': [NOON] };
    expect(copyToDays(week, { service: 'delivery', from: 1, to: [2, 0] })).toEqual({
      'delivery-2': [NOON],
      'delivery-0': [NOON],
    });
  });

  it('copies the restaurant to the delivery, closed days too', () => {
    const week = { ...CLOSED_WEEK, 'restaurant-0': [NOON], 'delivery-1': [NOON] };
    const after = { ...week, ...copyToDelivery(week) };
    expect(after).toEqual({ ...CLOSED_WEEK, 'restaurant-0': [NOON], 'delivery-0': [NOON] });
  });
});
