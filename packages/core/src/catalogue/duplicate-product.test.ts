import { expect, it } from 'vitest';
import { duplicateOf, productDraft, productDraftOf } from './product-draft.ts';
import { MARGHERITA } from './product.fixtures.ts';

it('is the same under another name, and waits to be switched on', () => {
  const draft = productDraftOf(MARGHERITA);
  expect(duplicateOf(draft)).toEqual({ ...draft, name: 'Margherita (Kopie)', available: false, favourite: false });
});

it.each(['x'.repeat(60), `${'x'.repeat(51)} ${'y'.repeat(8)}`, '🫓'.repeat(60)])(
  'takes the longest name: %s',
  (name) => {
    const copy = duplicateOf({ ...productDraftOf(MARGHERITA), name });
    expect(productDraft.parse(copy)).toEqual(copy);
    expect(copy.name).toMatch(/\S \(Kopie\)$/);
  },
);
