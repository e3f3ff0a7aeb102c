import { expect, it, vi } from 'vitest';
import { remembered, rememberedIfMetAgain, rememberedLately } from './remembered.ts';

it('works something out once for each object', () => {
  const make = vi.fn<(key: { readonly name: string }) => string | null>(({ name }) => name || null);
  const nameOf = remembered(make);
  const [first, same, nameless] = [{ name: 'a' }, { name: 'a' }, { name: '' }];
  expect([first, same, nameless, first, same, nameless].map(nameOf)).toEqual(['a', 'a', null, 'a', 'a', null]);
  expect(make).toHaveBeenCalledTimes(3);
});

it('keeps nothing for what comes once only', () => {
  const make = vi.fn<(key: object) => object>(() => ({}));
  const answerFor = rememberedIfMetAgain(make);
  const [content, request] = [{}, {}];
  answerFor(content);
  answerFor(request);
  const kept = answerFor(content);
  expect(answerFor(content)).toBe(kept);
  expect(make).toHaveBeenCalledTimes(3);
});

it('works something out once for each text, and keeps no more than a thousand', () => {
  const make = vi.fn<(key: string) => string>((key) => key.toUpperCase());
  const upper = rememberedLately(make);
  expect([upper('a'), upper('b'), upper('a')]).toEqual(['A', 'B', 'A']);
  expect(make).toHaveBeenCalledTimes(2);
  for (let count = 0; count < 1_000; count += 1) upper(`${count}`);
  expect(upper('a')).toBe('A');
  expect(make).toHaveBeenCalledTimes(2 + 1_000 + 1);
});
