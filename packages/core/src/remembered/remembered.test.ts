import { expect, it, vi } from 'vitest';
import { remembered } from './remembered.ts';

it('works something out once for each object', () => {
  const make = vi.fn<(key: { readonly name: string }) => string | null>(({ name }) => name || null);
  const nameOf = remembered(make);
  const [first, same, nameless] = [{ name: 'a' }, { name: 'a' }, { name: '' }];
  expect([first, same, nameless, first, same, nameless].map(nameOf)).toEqual(['a', 'a', null, 'a', 'a', null]);
  expect(make).toHaveBeenCalledTimes(3);
});
