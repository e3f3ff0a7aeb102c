import { expect, it } from 'vitest';
import { isId } from './admin-page.tsx';

it.each([
  ['00000002-0000-4000-8000-000000000402', true],
  ['new', false],
  ['', false],
  [';a=b', false],
  ['\u0000', false],
  [' 00000002-0000-4000-8000-000000000402', false],
])('whether %j can be an id: %s', (text, is) => {
  expect(isId(text)).toBe(is);
});
