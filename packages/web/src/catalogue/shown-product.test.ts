import { CATALOGUE, MARGHERITA } from '@ofenpost/core/catalogue/product.fixtures';
import { expect, it } from 'vitest';
import { illustrationUrl, pictureUrl } from '../illustration/illustration-url.ts';
import { shownCatalogue, shownProduct } from './shown-product.ts';

it('carries what a page shows, and leads to the same picture', () => {
  const {
    productGroupId: _group,
    vatClass: _vat,
    favourite: _favourite,
    ovenBreads: _breads,
    illustration: _rendered,
    ...shown
  } = MARGHERITA;
  const { pictureHash, ...rest } = shownProduct(MARGHERITA);
  // Nobody has declared it.
  const optionGroups = shown.optionGroups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, notes: null })),
  }));
  expect(rest).toEqual({ ...shown, optionGroups, notes: null, kind: 'flatbread' });
  expect(pictureUrl(MARGHERITA.id, pictureHash)).toBe(illustrationUrl(MARGHERITA));
});

it('keeps groups and their order', () => {
  const names = CATALOGUE.productGroups.map(({ id, name, products }) => [id, name, products.map((one) => one.name)]);
  const shown = shownCatalogue(CATALOGUE).productGroups;
  expect(shown.map(({ id, name, products }) => [id, name, products.map((one) => one.name)])).toEqual(names);
});
