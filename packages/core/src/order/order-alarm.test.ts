import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes } from '../time/zurich.ts';
import { CALL_US_MESSAGE, orderAlarm } from './order-alarm.ts';
import { orderStatus } from './order-status.ts';
import { PLACED_ORDER } from './order.fixtures.ts';

const CREATED = PLACED_ORDER.orderTimeProgresses.created;
const LIMITS = { alarmMinutes: 3, tellCustomerMinutes: 10 };
const MILLISECOND = 1 / 60_000;
const [ALARM_AT, CALL_AT] = [addMinutes(CREATED, 3), addMinutes(CREATED, 10)];

describe('the alarm of an order that nobody accepts', () => {
  it.each([
    ['when it comes', 0, 'calm', ALARM_AT],
    ['a millisecond before the first limit', 3 - MILLISECOND, 'calm', ALARM_AT],
    ['at exactly the first limit', 3, 'alarm', CALL_AT],
    ['a millisecond before the second limit', 10 - MILLISECOND, 'alarm', CALL_AT],
    ['at exactly the second limit', 10, 'tellCustomerToCall', null],
    ['a day later', 1440, 'tellCustomerToCall', null],
    ['before it was placed, by another clock', -5, 'calm', ALARM_AT],
  ] as const)('%s', (_, minutes, level, changesAt) => {
    expect(orderAlarm(PLACED_ORDER, LIMITS, addMinutes(CREATED, minutes))).toEqual({ level, changesAt });
  });

  it('tells the customer at the limit, though that of the desk comes later', () => {
    const validate = (minutes: number) =>
      orderAlarm(PLACED_ORDER, { alarmMinutes: 10, tellCustomerMinutes: 3 }, addMinutes(CREATED, minutes));
    expect(validate(3 - MILLISECOND)).toEqual({ level: 'calm', changesAt: ALARM_AT });
    expect([3, 10, 11].map((minutes) => validate(minutes).level)).toEqual(Array(3).fill('tellCustomerToCall'));
  });

  it('judges an instant of any zone', () => {
    const local = Temporal.Instant.from(ALARM_AT)
      .toZonedDateTimeISO('Europe/Zurich')
      .toString({ timeZoneName: 'never' });
    expect(orderAlarm(PLACED_ORDER, LIMITS, local).level).toBe('alarm');
  });

  it('ends as soon as somebody acts', () => {
    for (const status of orderStatus.options.filter((other) => other !== 'placed'))
      expect(orderAlarm({ ...PLACED_ORDER, status }, LIMITS, CALL_AT)).toEqual({ level: 'calm', changesAt: null });
  });

  it('changes at the instant that it names and at none before', () => {
    const limits = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(limits, fc.integer({ min: 0, max: 200 }), ([first, more], minutes) => {
        const limit = { alarmMinutes: first, tellCustomerMinutes: first + more };
        const { level, changesAt } = orderAlarm(PLACED_ORDER, limit, addMinutes(CREATED, minutes));
        const at = changesAt ?? addMinutes(CREATED, 100_000);
        expect(orderAlarm(PLACED_ORDER, limit, addMinutes(at, -MILLISECOND)).level).toBe(level);
        expect(orderAlarm(PLACED_ORDER, limit, at).level === level).toBe(changesAt === null);
      }),
    );
  });

  it('asks the customer to call', () => {
    expect(CALL_US_MESSAGE).toBe(
      'Das dauert länger als sonst. Bitte ruf uns an, damit deine Bestellung nicht liegen bleibt.',
    );
  });
});
