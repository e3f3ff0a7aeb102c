import { expect, it } from 'vitest';
import { orderNumberOf } from './feedback-form.tsx';

it.each([
  ['', null],
  ['  ', null],
  ['1042', 1042],
  [' 1042 ', 1042],
  ['0', 0],
  ['-1', Number.NaN],
  ['10.5', Number.NaN],
  ['1e3', Number.NaN],
  ['Nr. 1042', Number.NaN],
])('reads %j', (text, number) => {
  expect(orderNumberOf(text)).toBe(number);
});
