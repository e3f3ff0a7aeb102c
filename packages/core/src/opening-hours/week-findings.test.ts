import { describe, expect, it } from 'vitest';
import { deliveryOutsideRestaurant, overlapsOfWeek } from './week-draft.ts';
import { CLOSED_WEEK, type Week } from './week.ts';

const hours = (...texts: string[]) => texts.map((text) => ({ open: text.slice(0, 5), close: text.slice(6) }));
const week = (change: Partial<Week>): Week => ({ ...CLOSED_WEEK, ...change });

describe('overlapping ranges of a week', () => {
  it.each<[Partial<Week>, object[]]>([
    [{}, []],
    [{ 'restaurant-1': hours('11:00-14:00', '13:00-15:00') }, [{ day: 'restaurant-1', range: 1 }]],
    [{ 'restaurant-1': hours('x-14:00', '11:00-14:00', '13:00-15:00') }, [{ day: 'restaurant-1', range: 2 }]],
    [
      { 'restaurant-1': hours('20:00-02:00'), 'restaurant-2': hours('01:00-03:00') },
      [{ day: 'restaurant-2', range: 0 }],
    ],
    [
      { 'restaurant-0': hours('20:00-02:00'), 'restaurant-1': hours('01:00-03:00') },
      [{ day: 'restaurant-0', range: 0 }],
    ],
    [{ 'delivery-1': hours('11:00-14:00', '13:00-15:00') }, []],
  ])('finds in %j %j', (change, places) => {
    expect(overlapsOfWeek(week(change), 'restaurant')).toEqual(places);
  });
});

describe('delivery outside of the restaurant hours', () => {
  it.each<[Partial<Week>, object[]]>([
    [{}, []],
    [{ 'restaurant-1': hours('11:00-22:00'), 'delivery-1': hours('11:00-14:00', '17:00-22:00') }, []],
    [{ 'delivery-1': hours('11:00-14:00') }, [{ weekday: 1, ranges: hours('11:00-14:00') }]],
    [
      { 'restaurant-1': hours('11:30-14:00', '17:00-22:00'), 'delivery-1': hours('11:00-23:00') },
      [{ weekday: 1, ranges: hours('11:00-11:30', '14:00-17:00', '22:00-23:00') }],
    ],
    [{ 'restaurant-5': hours('17:00-02:00'), 'delivery-6': hours('00:00-01:00') }, []],
    [
      { 'restaurant-0': hours('17:00-02:00'), 'delivery-1': hours('00:00-03:00') },
      [{ weekday: 1, ranges: hours('02:00-03:00') }],
    ],
    [
      {
        'restaurant-5': hours('17:00-00:00'),
        'restaurant-6': hours('00:00-02:00'),
        'delivery-5': hours('20:00-01:30'),
      },
      [],
    ],
    [{ 'restaurant-2': hours('11:00-14:00'), 'delivery-1': hours('x-14:00') }, []],
  ])('finds in %j %j', (change, found) => {
    expect(deliveryOutsideRestaurant(week(change))).toEqual(found);
  });
});
