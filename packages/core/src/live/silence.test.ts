import { expect, it } from 'vitest';
import { GIVE_UP_MILLISECONDS, SIGN_OF_LIFE_MILLISECONDS, SILENCE_MILLISECONDS } from './silence.ts';

it('takes three missed signs of life for silence, and nine for a dead connection', () => {
  expect(SILENCE_MILLISECONDS / SIGN_OF_LIFE_MILLISECONDS).toBe(3);
  expect(GIVE_UP_MILLISECONDS / SIGN_OF_LIFE_MILLISECONDS).toBe(9);
});
