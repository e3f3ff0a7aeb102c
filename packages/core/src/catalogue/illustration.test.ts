import { expect, it } from 'vitest';
import { ILLUSTRATION_KINDS, illustrationFor, illustration } from './illustration.ts';
import { LAGER } from './product.fixtures.ts';

it.each(ILLUSTRATION_KINDS)('has a drawing of the kind %s to begin with', (kind) => {
  const rendered = illustrationFor(LAGER.illustration, kind);
  expect(illustration.parse(rendered)).toEqual(rendered);
  expect(rendered.kind).toBe(kind);
});

it('leaves a drawing of the kind as it is', () => {
  expect(illustrationFor(LAGER.illustration, 'drink')).toBe(LAGER.illustration);
});
