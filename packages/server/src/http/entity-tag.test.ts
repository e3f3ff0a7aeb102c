import { expect, it } from 'vitest';
import { isKnownTo } from './entity-tag.ts';

it.each([
  [undefined, false],
  ['', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a" ,"c"', true],
  ['*', true],
  ['"b"', false],
  ['W/"ab"', false],
  ['a', false],
  ['w/"a"', false],
])('knows by %j whether a client has the answer, weak tag or strong', (ifNoneMatch, isKnown) => {
  expect([isKnownTo(ifNoneMatch, '"a"'), isKnownTo(ifNoneMatch, 'W/"a"')]).toEqual([isKnown, isKnown]);
});
