import type { Order } from '@ofenpost/core/order/order';
import { PLACED_ORDER } from '@ofenpost/core/order/order.fixtures';
import { describe, expect, it } from 'vitest';
import { duration } from '../app/duration.ts';
import { ticketTime } from './ticket-clock.tsx';

const CREATED = PLACED_ORDER.orderTimeProgresses.created;
const later = (seconds: number) => new Date(Date.parse(CREATED) + seconds * 1000).toISOString();
const accepted: Order = { ...PLACED_ORDER, status: 'accepted', promisedAt: later(1800) };
const WORK = { bakeMinutes: 6, rideMinutes: 5 };

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
  it('tells how long a new order waits', () =>
    expect(ticketTime(PLACED_ORDER, WORK, later(22))).toEqual({ text: '0:22', forecast: 'unpromised' }));

  it('does not count backwards when the clocks differ', () =>
    expect(ticketTime(PLACED_ORDER, WORK, later(-3)).text).toBe('0:00'));

  it('tells how many minutes are left, and whether they suffice', () => {
    expect(ticketTime(accepted, WORK, later(600))).toEqual({ text: '20', forecast: 'onTime' });
    expect(ticketTime(accepted, WORK, later(800))).toEqual({ text: '16', forecast: 'soonLate' });
    expect(ticketTime(accepted, WORK, later(1000))).toEqual({ text: '13', forecast: 'willBeLate' });
  });

  it('tells how late it is', () =>
    expect(ticketTime(accepted, WORK, later(1930))).toEqual({ text: '−3', forecast: 'late' }));

  it('tells when an order is collected once it is ready, however late its guest', () => {
    const ready: Order = { ...accepted, status: 'ready', fulfilment: 'collected' };
    expect(ticketTime(ready, WORK, later(7200))).toEqual({ text: '18:30', forecast: 'pickup' });
  });
});
