import { expect, it } from 'vitest';
import { otherSessionsToast } from './sign-in.ts';

it.each([
  [0, 'info', 'Auf keinem anderen Gerät.'],
  [1, 'success', 'Auf einem anderen Gerät.'],
  [3, 'success', 'Auf 3 anderen Geräten.'],
])('says on how many other devices somebody was signed out: %i', (ended, kind, detail) => {
  expect(otherSessionsToast({ ended })).toMatchObject({ kind, detail });
});
