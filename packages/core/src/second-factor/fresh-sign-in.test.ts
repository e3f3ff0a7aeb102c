import { expect, it } from 'vitest';
import { isFreshSignIn } from './enrolment.ts';

it.each([
  ['2026-11-20T17:00:00.000Z', true],
  ['2026-11-20T17:14:59.999Z', true],
  ['2026-11-20T17:15:00.000Z', false],
])('is fresh at %s: %j', (now, isFresh) => expect(isFreshSignIn('2026-11-20T17:00:00.000Z', now)).toBe(isFresh));
