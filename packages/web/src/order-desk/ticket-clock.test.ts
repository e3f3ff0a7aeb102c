import type { Order } from '@ofenpost/core/order/order';
import { PLACED_ORDER } from '@ofenpost/core/order/order.fixtures';
import { describe, expect, it } from 'vitest';
import { duration } from '../app/duration.ts';
import { ticketTime } from './ticket-clock.tsx';

const CREATED = PLACED_ORDER.orderTimeProgresses.created;
const later = (seconds: number) => new Date(Date.parse(CREATED) + seconds * 1000).toISOString();
const accepted: Order = { ...PLACED_ORDER, status: 'accepted', promisedAt: later(1800) };

describe('duration', () => {
  it.each([
    [0, '0:00'],
    [65, '1:05'],
    [3599, '59:59'],
    [3600, '1 h 00'],
    [7500, '2 h 05'],
  ])('tells %i seconds as %s', (seconds, text) => expect(duration(seconds)).toBe(text));
});

describe('ticketTime', () => {
  it('tells how long a new order waits', () => expect(ticketTime(PLACED_ORDER, later(22)).text).toBe('vor 0:22'));

  it('does not count backwards when the clocks differ', () =>
    expect(ticketTime(PLACED_ORDER, later(-3)).text).toBe('vor 0:00'));

  it('tells how long is left', () =>
    expect(ticketTime(accepted, later(1000))).toEqual({ text: 'noch 13:20', isLate: false }));

  it('tells how late it is', () =>
    expect(ticketTime(accepted, later(1930))).toEqual({ text: '2:10 zu spät', isLate: true }));

  it('tells since when it is on its way, until it is late', () => {
    const onTheWay: Order = {
      ...accepted,
      status: 'onTheWay',
      orderTimeProgresses: { created: CREATED, onTheWay: later(1200) },
    };
    expect(ticketTime(onTheWay, later(1752)).text).toBe('seit 9:12');
    expect(ticketTime(onTheWay, later(1801)).isLate).toBe(true);
  });
});
