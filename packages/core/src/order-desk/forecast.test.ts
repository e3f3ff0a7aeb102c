import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACED_ORDER } from '../order/order.fixtures.ts';
import type { Order, ProductOrder } from '../order/order.ts';
import { addMinutes } from '../time/zurich.ts';
import { type Forecast, forecastOf, minutesLeft, remainingMinutes, rideMinutesOf, workOf } from './forecast.ts';

const NOW = PLACED_ORDER.orderTimeProgresses.created;
const promised = (status: Order['status'], minutes: number, more: Partial<Order> = {}): Order => ({
  ...PLACED_ORDER,
  status,
  promisedAt: addMinutes(NOW, minutes),
  ...more,
});
const WORK = { bakeMinutes: 6, rideMinutes: 8 };

describe('the forecast of an order', () => {
  it.each<[Order['status'], number, Forecast]>([
    ['accepted', 22, 'onTime'],
    ['accepted', 21, 'soonLate'],
    ['accepted', 19, 'soonLate'],
    ['accepted', 18, 'willBeLate'],
    ['preparing', 18, 'onTime'],
    ['preparing', 15, 'soonLate'],
    ['preparing', 14, 'willBeLate'],
    ['ready', 12, 'onTime'],
    ['ready', 9, 'soonLate'],
    ['ready', 8, 'willBeLate'],
    ['onTheWay', 0, 'onTime'],
    ['onTheWay', -1, 'late'],
    ['accepted', -1, 'late'],
  ])('of one that is %s with %i minutes left is %s', (status, minutes, forecast) =>
    expect(forecastOf(promised(status, minutes), WORK, NOW)).toBe(forecast),
  );

  it('is none before a promise', () => expect(forecastOf(PLACED_ORDER, WORK, NOW)).toBe('unpromised'));

  it('is none for what waits for its guest', () =>
    expect(forecastOf(promised('ready', -20, { fulfilment: 'collected' }), WORK, NOW)).toBe('pickup'));

  it('never gets better while nothing is done', () => {
    const worse: readonly Forecast[] = ['onTime', 'soonLate', 'willBeLate', 'late'];
    fc.assert(
      fc.property(
        fc.constantFrom('accepted', 'preparing', 'ready', 'onTheWay'),
        fc.integer({ min: -60, max: 120 }),
        fc.integer({ min: 0, max: 60 }),
        fc.integer({ min: 0, max: 40 }),
        (status: Order['status'], minutes, passing, rideMinutes) => {
          const order = promised(status, minutes);
          const at = (passed: number) =>
            worse.indexOf(forecastOf(order, { ...WORK, rideMinutes }, addMinutes(NOW, passed)));
          expect(at(passing)).toBeGreaterThanOrEqual(at(0));
        },
      ),
    );
  });

  it('has less to do after each step', () => {
    const left = (['accepted', 'preparing', 'ready', 'onTheWay'] as const).map((status) =>
      remainingMinutes({ status }, WORK),
    );
    expect(left).toEqual(left.toSorted((a, b) => b - a));
  });
});

it('rides as far as the area is, nowhere for a collected order, and not for nothing to an unknown place', () => {
  const area = { postcode: '8400', town: 'Winterthur', active: true, minutes: 7 };
  expect(rideMinutesOf(PLACED_ORDER, [area])).toBe(7);
  expect(rideMinutesOf({ ...PLACED_ORDER, fulfilment: 'collected' }, [area])).toBe(0);
  expect(rideMinutesOf(PLACED_ORDER, [])).toBeGreaterThan(0);
});

it('bakes as long as its slowest dish, and not at all what is cold', () => {
  const [first] = PLACED_ORDER.productOrders;
  const lines = (...ids: string[]) => ids.map((productId) => ({ ...(first as ProductOrder), productId }));
  const baked = (...ids: string[]) =>
    workOf(
      { ...PLACED_ORDER, productOrders: lines(...ids) },
      { bakeMinutes: { slow: 11, quick: 3, salad: 0 }, orderLocations: [] },
    ).bakeMinutes;
  expect([baked('quick'), baked('quick', 'salad'), baked('quick', 'slow'), baked('salad'), baked('other')]).toEqual([
    3, 3, 11, 0, 6,
  ]);
});

it('counts whole minutes, and the begun ones once the promise is broken', () => {
  const at = (seconds: number) => minutesLeft(new Date(Date.parse(NOW) + seconds * 1000).toISOString(), NOW);
  expect([at(119), at(60), at(59), at(0), at(-1), at(-60), at(-61)]).toEqual([1, 1, 0, 0, -1, -1, -2]);
});
