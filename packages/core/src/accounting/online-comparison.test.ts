import { expect, it } from 'vitest';
import { PLAIN_BOOKING, type Booking } from './booking.ts';
import { compareOnline, onlineGap, onlineOfDay } from './online-comparison.ts';

const [A, B, C] = ['a', 'b', 'c'];
const AT = '2026-11-20T18:00:00.000Z';
let number = 0;
const booked = (
  day: string,
  orderId: string,
  kind: Booking['kind'],
  ...shares: readonly (readonly [Booking['shares'][number]['method'], number])[]
) => ({
  number: (number += 1),
  day,
  booking: {
    ...PLAIN_BOOKING,
    kind,
    at: AT,
    actorId: null,
    orderId,
    orderNumber: orderId.charCodeAt(0),
    shares: shares.map(([method, gross]) => ({ vatRate: 260 as const, method, gross, vat: 0 })),
  },
});
const payment = (orderId: string, captured: number, refunded = 0) => ({ orderId, captured, refunded });

it('counts what was taken and booked of the orders of a day, whatever the day of a refund', () => {
  const entries = [
    booked('2026-11-20', A ?? '', 'sale', ['onlineCard', 4000], ['cash', 300]),
    booked('2026-11-21', A ?? '', 'refund', ['onlineCard', -500]),
    booked('2026-11-20', B ?? '', 'sale', ['cash', 2000]),
    booked('2026-11-21', C ?? '', 'sale', ['onlineTwint', 1000]),
  ];
  const payments = [payment('a', 4000, 500), payment('c', 1000)];
  const friday = compareOnline(onlineOfDay(entries, payments, '2026-11-20'));
  expect(friday).toEqual({ captured: 4000, refunded: 500, booked: 3500, differences: [] });
  expect(friday === undefined ? null : onlineGap(friday)).toBe(0);
  expect(compareOnline(onlineOfDay(entries, payments, '2026-11-21'))).toMatchObject({ captured: 5000, booked: 4500 });
  expect(compareOnline(onlineOfDay(entries, payments, '2026-11-22'))).toBeUndefined();
});

it('names each order that differs, also where the differences cancel each other out', () => {
  const entries = [
    booked('2026-11-20', 'b', 'sale', ['onlineCard', 4000]),
    booked('2026-11-20', 'a', 'sale', ['onlineTwint', 1000]),
    booked('2026-11-20', 'c', 'stopped'),
  ];
  const payments = [payment('b', 3999), payment('a', 1001), payment('c', 0)];
  const compared = compareOnline(onlineOfDay(entries, payments, '2026-11-20'));
  expect(compared?.differences).toEqual([
    { orderId: 'a', orderNumber: 97, provider: 1001, booked: 1000 },
    { orderId: 'b', orderNumber: 98, provider: 3999, booked: 4000 },
  ]);
  expect(compared === undefined ? null : onlineGap(compared)).toBe(0);
  const attempted = onlineOfDay(entries, [payment('c', 700)], '2026-11-20');
  expect(compareOnline(attempted)?.differences).toMatchObject([{ orderId: 'c', provider: 700, booked: 0 }]);
});
