import { expect, it, vi } from 'vitest';
import { remembered, rememberedIfMetAgain } from './remembered.ts';

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
