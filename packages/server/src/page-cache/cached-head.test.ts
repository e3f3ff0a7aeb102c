import { expect, it } from 'vitest';
import { prepareHead } from './answer-from-cache.ts';

it('writes the nonce wherever it stands, anew for each answer', () => {
  const head = prepareHead((nonce) => ({ a: 'same', policy: `script 'nonce-${nonce}'; style 'nonce-${nonce}'` }));
  expect(head.write('one', 'r1')).toEqual([
    'a',
    'same',
    'x-request-id',
    'r1',
    'policy',
    "script 'nonce-one'; style 'nonce-one'",
  ]);
  expect(head.write('two', 'r2')).toEqual([
    'a',
    'same',
    'x-request-id',
    'r2',
    'policy',
    "script 'nonce-two'; style 'nonce-two'",
  ]);
});

it('says whether a nonce is needed at all', () => {
  expect(prepareHead((nonce) => ({ policy: `script 'nonce-${nonce}'` })).hasNonce).toBe(true);
  expect(prepareHead(() => ({ policy: "default-src 'none'" })).hasNonce).toBe(false);
});
