import { expect, it } from 'vitest';
import { GIVE_UP_MILLISECONDS, SIGN_OF_LIFE_MILLISECONDS, CONNECTION_TIMEOUT_MILLISECONDS } from './live.ts';

it('takes three missed signs of life for silence, and nine for a dead connection', () => {
  expect(CONNECTION_TIMEOUT_MILLISECONDS / SIGN_OF_LIFE_MILLISECONDS).toBe(3);
  expect(GIVE_UP_MILLISECONDS / SIGN_OF_LIFE_MILLISECONDS).toBe(9);
});
