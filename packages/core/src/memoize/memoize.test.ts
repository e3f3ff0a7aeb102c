import { expect, it, vi } from 'vitest';
import { memoize, memoizeIfRepeated, memoizeRecent } from './memoize.ts';

it('works something out once for each object', () => {
  const make = vi.fn<(key: { readonly name: string }) => string | null>(({ name }) => name || null);
  const nameOf = memoize(make);
  const [first, same, nameless] = [{ name: 'a' }, { name: 'a' }, { name: '' }];
  expect([first, same, nameless, first, same, nameless].map(nameOf)).toEqual(['a', 'a', null, 'a', 'a', null]);
  expect(make).toHaveBeenCalledTimes(3);
});

it('keeps nothing for what comes once only', () => {
  const make = vi.fn<(key: object) => object>(() => ({}));
  const answerFor = memoizeIfRepeated(make);
  const [content, request] = [{}, {}];
  answerFor(content);
  answerFor(request);
  const stored = answerFor(content);
  expect(answerFor(content)).toBe(stored);
  expect(make).toHaveBeenCalledTimes(3);
});

it('works something out once for each text, and begins anew after a thousand', () => {
  const make = vi.fn<(key: string) => string>((key) => key.toUpperCase());
  const upper = memoizeRecent(make);
  const thousand = Array.from({ length: 1_000 }, (_, count) => `a${count}`);
  for (const requested of [...thousand, ...thousand]) expect(upper(requested)).toBe(requested.toUpperCase());
  expect(make).toHaveBeenCalledTimes(1_000);
  upper('b');
  expect([upper('a0'), upper('b')]).toEqual(['A0', 'B']);
  expect(make).toHaveBeenCalledTimes(1_002);
});
