import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMinutes } from '../time/zurich.ts';
import {
  type AttemptEnd,
  beginPaper,
  endAttempt,
  needsFollowUp,
  retryDelay,
  trialProblem,
  followingPrint,
} from './print-attempt.ts';
import { WAITING_PRINT } from './print.fixtures.ts';
import { printProblem } from './print.ts';
import { copyMark } from './printing-state.ts';

const AT = '2026-11-20T17:02:00.000Z';
const OFF: AttemptEnd = { kind: 'notBegun', problem: 'unreachable' };

describe('a paper', () => {
  it('says nothing as the first of its order, and that it is a copy ever after', () => {
    expect([0, 1, 2, 17].map(copyMark)).toEqual([null, 'KOPIE 1', 'KOPIE 2', 'KOPIE 17']);
  });

  it('counts from the moment on at which it is begun', () => {
    expect(beginPaper(WAITING_PRINT, 3, AT)).toEqual({ ...WAITING_PRINT, state: 'sending', copy: 3, changedAt: AT });
  });

  it('is never an original twice, however the attempts end', () => {
    const ends = fc.array(
      fc.oneof(
        fc.constant<AttemptEnd>({ kind: 'printed' }),
        fc.record({ kind: fc.constantFrom('uncertain' as const), problem: fc.constantFrom(...printProblem.options) }),
      ),
    );
    fc.assert(
      fc.property(ends, (attempts) => {
        const papers = attempts.map((end, before) => endAttempt(beginPaper(WAITING_PRINT, before, AT), end, AT));
        expect(papers.map(({ copy }) => copy)).toEqual(papers.map((_, index) => index));
      }),
    );
  });
});

describe('an attempt', () => {
  it('ends a print that is on paper', () => {
    const tried = endAttempt(WAITING_PRINT, OFF, AT);
    expect(endAttempt(beginPaper(tried, 0, AT), { kind: 'printed' }, AT)).toEqual({
      ...WAITING_PRINT,
      state: 'printed',
      copy: 0,
      problem: null,
      attempts: 2,
      changedAt: AT,
    });
  });

  it('leaves the print waiting when nothing is on paper, and says why', () => {
    expect(endAttempt(WAITING_PRINT, OFF, AT)).toEqual({
      ...WAITING_PRINT,
      problem: 'unreachable',
      attempts: 1,
      changedAt: AT,
    });
  });

  it.each([
    [14.9, 'waiting'],
    [15, 'givenUp'],
  ])('after %d minutes leaves it %s', (minutes, state) => {
    expect(endAttempt(WAITING_PRINT, OFF, addMinutes(WAITING_PRINT.at, minutes)).state).toBe(state);
  });

  it('gives up at once where there is no printer any more', () => {
    expect(endAttempt(WAITING_PRINT, { kind: 'notBegun', problem: 'switchedOff' }, AT).state).toBe('givenUp');
  });

  it('is made again after ever longer pauses, at most half a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 100].map(retryDelay)).toEqual([2, 2, 4, 8, 16, 30, 30, 30]);
  });
});

describe('a copy by itself', () => {
  const uncertain = endAttempt(beginPaper(WAITING_PRINT, 0, AT), { kind: 'uncertain', problem: 'cutOff' }, AT);

  it('follows what may not be on paper, once', () => {
    expect(uncertain).toMatchObject({ state: 'uncertain', copy: 0, problem: 'cutOff' });
    expect(needsFollowUp(uncertain)).toBe(true);
    expect(needsFollowUp({ ...uncertain, follows: WAITING_PRINT.id })).toBe(false);
  });

  it.each(['waiting', 'sending', 'printed', 'givenUp'] as const)('follows none that is %s', (state) => {
    expect(needsFollowUp({ ...uncertain, state })).toBe(false);
  });
});

it.each<[AttemptEnd, string | null]>([
  [{ kind: 'printed' }, null],
  [{ kind: 'notBegun', problem: 'paperOut' }, 'paperOut'],
  [{ kind: 'notBegun', problem: 'unreachable' }, 'noAnswer'],
  [{ kind: 'notBegun', problem: 'silent' }, 'noAnswer'],
  [{ kind: 'uncertain', problem: 'cutOff' }, 'noAnswer'],
  [{ kind: 'uncertain', problem: 'notConfirmed' }, 'noAnswer'],
])('a trial tells of %j: %s', (end, reported) => {
  expect(trialProblem(end)).toBe(reported);
});

it('comes in the place of the print before, on the same printer and as old', () => {
  const id = '00000000-0000-4000-8000-00000000b102';
  const tried = endAttempt(beginPaper(WAITING_PRINT, 0, AT), { kind: 'uncertain', problem: 'cutOff' }, AT);
  expect(followingPrint(tried, { id, at: AT })).toEqual({
    ...WAITING_PRINT,
    id,
    changedAt: AT,
    follows: WAITING_PRINT.id,
  });
});
