import { expect, it } from 'vitest';
import { fullName } from './full-name.ts';

it.each([
  ['Lea', 'Meier', 'Lea Meier'],
  ['Lea', '', 'Lea'],
  ['', 'Meier', 'Meier'],
  ['', '', ''],
])('is, of %j and %j, %j', (firstname, lastname, name) => {
  expect(fullName({ firstname, lastname })).toBe(name);
});
