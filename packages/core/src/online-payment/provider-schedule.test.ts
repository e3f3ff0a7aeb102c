import { describe, expect, it } from 'vitest';
import { addMinutes, laterOf } from '../time/zurich.ts';
import { onlinePaymentState } from './online-payment.ts';
import { isQuestionDue, questionTimes, repeatAt } from './provider-schedule.ts';

const BEGIN = '2026-11-20T18:00:00.000Z';
const inMinutes = (minutes: number) => addMinutes(BEGIN, minutes);
const open = { state: 'initialised', initialisedAt: BEGIN, expiresAt: inMinutes(60) } as const;

describe('the questions to the provider', () => {
  it('come 20 minutes after the beginning, 2 after the expiry and after 23 hours', () => {
    expect(questionTimes(open)).toEqual([20, 62, 23 * 60].map(inMinutes));
    expect(questionTimes({ ...open, state: 'pending' })).toEqual([60, 360, 1_440, 6_600].map(inMinutes));
  });

  it('are none for what is settled', () => {
    const settled = onlinePaymentState.options.filter((state) => state !== 'initialised' && state !== 'pending');
    for (const state of settled) expect(questionTimes({ ...open, state })).toEqual([]);
  });

  it('are asked once each by a schedule that runs every minute, six at most in a payment’s life', () => {
    const states = { ...open, state: 'initialised' as 'initialised' | 'pending' };
    let askedAt: string | null = null;
    let count = 0;
    for (let minute = 0; minute <= 120 * 60; minute += 1) {
      // The provider says on the first question that it does not know yet, which is the worst case.
      if (!isQuestionDue(states, askedAt, inMinutes(minute))) continue;
      askedAt = laterOf(askedAt ?? BEGIN, inMinutes(minute));
      count += 1;
      states.state = 'pending';
    }
    expect(count).toBe(5);
  });

  it('are made up for once after a server was down', () => {
    expect(isQuestionDue(open, null, inMinutes(3_000))).toBe(true);
    expect(isQuestionDue(open, inMinutes(3_000), inMinutes(3_001))).toBe(false);
  });
});

it('repeats a call without an answer after 1, 5, 30 minutes, 2 and 6 hours, then leaves it to people', () => {
  expect([0, 1, 2, 3, 4, 5].map((retry) => repeatAt(BEGIN, retry))).toEqual([
    ...[1, 5, 30, 120, 360].map(inMinutes),
    null,
  ]);
});
