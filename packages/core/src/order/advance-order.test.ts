import { describe, expect, it } from 'vitest';
import { splitLater } from '../order-desk/board.ts';
import { addMinutes, toInstant } from '../time/zurich.ts';
import { isLater, orderTimeText, startsAt } from './advance-order.ts';
import { PLACED_ORDER } from './order.fixtures.ts';
import type { Order } from './order.ts';

const at = (time: string, date = '2026-11-20') => toInstant(date, time);
const orderFor = (requestedAt: string, created = at('18:00'), change: Partial<Order> = {}): Order => ({
  ...PLACED_ORDER,
  deliveryTime: { kind: 'slot', requestedAt },
  orderTimeProgresses: { created },
  ...change,
});
const TOMORROW = orderFor(at('12:00', '2026-11-21'));

describe('an order for a later day', () => {
  it('is work from the longest preparation before it is due', () => {
    expect(startsAt(TOMORROW)).toBe(at('10:00', '2026-11-21'));
    expect(isLater(TOMORROW, at('09:59', '2026-11-21'))).toBe(true);
    expect(isLater(TOMORROW, at('10:00', '2026-11-21'))).toBe(false);
    expect(isLater({ ...TOMORROW, status: 'accepted' }, at('18:00'))).toBe(true);
    expect(isLater({ ...TOMORROW, status: 'preparing' }, at('18:00'))).toBe(false);
    expect(isLater({ ...TOMORROW, status: 'cancelled' }, at('18:00'))).toBe(false);
  });

  it('is not one for the same evening, past midnight too, nor one that a slow clock sees early', () => {
    expect(isLater(orderFor(at('23:00')), at('18:00'))).toBe(false);
    expect(isLater(orderFor(at('01:00', '2026-11-21')), at('18:00'))).toBe(false);
    expect(isLater(orderFor(at('23:00')), at('17:00'))).toBe(false);
  });

  it('counts elapsed time over a change of the clocks', () => {
    const spring = orderFor(at('03:30', '2027-03-29'), at('18:00', '2027-03-27'));
    expect(startsAt(spring)).toBe(addMinutes(at('03:30', '2027-03-29'), -120));
  });

  it('names its day, and one for today does not', () => {
    expect(orderTimeText(TOMORROW)).toBe('12:00 am Sa, 21. Nov.');
    expect(orderTimeText(orderFor(at('19:00')))).toBe('19:00');
  });

  it('is kept apart on the board, the next one first', () => {
    const today = orderFor(at('19:00'), at('18:00'), { id: 'today' });
    const evening = orderFor(at('18:00', '2026-11-21'), at('18:00'), { id: 'evening' });
    const [later, now] = splitLater([evening, today, TOMORROW], at('18:05'));
    expect([later, now]).toEqual([[TOMORROW, evening], [today]]);
    expect(splitLater([evening, today, TOMORROW], at('10:00', '2026-11-21'))[1]).toEqual([today, TOMORROW]);
  });
});
