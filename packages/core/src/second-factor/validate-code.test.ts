import { describe, expect, it } from 'vitest';
import { err, ok } from '../result/result.ts';
import { type FactorState, NEW_FACTOR, begunFactor, validateCode, shownFactor } from './one-time-code.ts';
import { NO_SECOND_FACTOR, type SecondFactorError, secondFactorMessage } from './second-factor.ts';

const NOW = '2026-11-20T17:00:00.000Z';
const QUARTER_LATER = '2026-11-20T17:15:00.000Z';
const FACTOR: FactorState = { ...NEW_FACTOR, since: NOW, lastStep: 9, recoveryHashes: ['a', 'b'], wrong: 2 };
const CODES = new Map([
  [10, '111111'],
  [11, '222222'],
]);
const enter = (factor: FactorState, change: { code?: string; hash?: string; now?: string }) =>
  validateCode(factor, { code: '000000', hash: 'x', codes: CODES, now: NOW, ...change });

describe('a code', () => {
  it('of the app is taken, and its step with all before is used', () => {
    expect(enter(FACTOR, { code: '222222' })).toEqual({
      factor: { ...FACTOR, lastStep: 11, wrong: 0 },
      verdict: ok(null),
    });
  });

  it('of the paper is taken once', () => {
    const { factor, verdict } = enter(FACTOR, { hash: 'a' });
    expect([factor, verdict]).toEqual([{ ...FACTOR, recoveryHashes: ['b'], wrong: 0 }, ok(null)]);
    expect(enter(factor, { hash: 'a' }).verdict).toEqual(err({ code: 'codeWrong' }));
  });

  it('that is wrong is counted, and the fifth blocks for a quarter of an hour, the right one too', () => {
    const { factor: fourth, verdict } = enter({ ...FACTOR, wrong: 3 }, {});
    expect([fourth.wrong, verdict]).toEqual([4, err({ code: 'codeWrong' })]);
    const blocked = enter(fourth, {});
    const refusal = err({ code: 'codeBlocked', until: QUARTER_LATER });
    expect(blocked).toEqual({ factor: { ...FACTOR, wrong: 5, blockedUntil: QUARTER_LATER }, verdict: refusal });
    expect(enter(blocked.factor, { code: '111111' })).toEqual({ factor: blocked.factor, verdict: refusal });
    expect(enter(blocked.factor, { code: '111111', now: QUARTER_LATER })).toEqual({
      factor: { ...FACTOR, lastStep: 10, wrong: 0 },
      verdict: ok(null),
    });
  });

  it('of the paper is taken while the others are blocked', () => {
    const blocked = { ...FACTOR, wrong: 5, blockedUntil: QUARTER_LATER };
    expect(enter(blocked, { hash: 'b' })).toEqual({
      factor: { ...FACTOR, recoveryHashes: ['a'], wrong: 0 },
      verdict: ok(null),
    });
  });

  it.each([
    [9, '2026-11-20T17:30:00.000Z'],
    [14, '2026-11-20T18:00:00.000Z'],
    [34, '2026-11-21T09:00:00.000Z'],
    [39, '2026-11-21T17:00:00.000Z'],
    [100_004, '2026-11-21T17:00:00.000Z'],
  ])('that is wrong after %i of them blocks until %s', (wrong, until) =>
    expect(enter({ ...FACTOR, wrong }, {}).verdict).toEqual(err({ code: 'codeBlocked', until })),
  );

  it('that is wrong after a block is one of five again', () =>
    expect(enter({ ...FACTOR, wrong: 5, blockedUntil: NOW }, {}).verdict).toEqual(err({ code: 'codeWrong' })));
});

it('is set up anew with nothing of the one before but its wrong codes', () => {
  expect(begunFactor(null)).toEqual(NEW_FACTOR);
  expect(begunFactor({ ...FACTOR, wrong: 5, blockedUntil: QUARTER_LATER })).toEqual({
    ...NEW_FACTOR,
    wrong: 5,
    blockedUntil: QUARTER_LATER,
  });
});

it('shows since when, and how many codes are left', () => {
  expect([null, NEW_FACTOR, FACTOR].map(shownFactor)).toEqual([
    NO_SECOND_FACTOR,
    NO_SECOND_FACTOR,
    { since: NOW, recoveryCodesLeft: 2 },
  ]);
});

it.each<[SecondFactorError, string]>([
  [{ code: 'codeWrong' }, 'Nimm den nächsten'],
  [{ code: 'codeBlocked', until: NOW }, 'um 18:00 nochmals'],
  [{ code: 'alreadyOn' }, 'schon eingerichtet'],
  [{ code: 'signInTooOld' }, 'gleich wieder an'],
  [{ code: 'notSetUp' }, 'Beginne nochmals'],
])('says of %j: %s', (error, words) => expect(secondFactorMessage(error)).toContain(words));
