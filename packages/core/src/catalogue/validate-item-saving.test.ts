import { expect, it } from 'vitest';
import { validateSaving } from '../editor/versioned.ts';
import { err, ok } from '../result/result.ts';
import type { CatalogueOutline } from './catalogue.ts';
import { catalogueItemRule } from './save-catalogue-item.ts';

const id = '00000000-0000-4000-8000-0000000000f1';
const value = { name: 'Winter', description: '', visible: true, station: 'cold' as const };
const other = {
  id: '00000000-0000-4000-8000-0000000000f2',
  visible: true,
  station: 'oven' as const,
  archived: null,
  productCount: 0,
};
const outline: CatalogueOutline = { productGroups: [{ ...other, name: 'Sommer' }], optionGroups: [], pizzaParts: [] };
const save = (version: number, name = value.name, current: { version: number; value: typeof value } | null = null) =>
  validateSaving(catalogueItemRule('productGroup', { id, outline }), {
    current,
    saving: { version, value: { ...value, name } },
    now: '2026-11-20T18:00:00.000Z',
  });

it('makes what is new, by the same rules', () => {
  expect(save(0)).toEqual(ok({ version: 1, value }));
  expect(save(0, 'Sommer')).toMatchObject(err({ code: 'refused' }));
});

it('makes nothing anew that was there when it was begun', () => {
  expect(save(3)).toEqual(err({ code: 'refused', message: 'Das gibt es nicht mehr.' }));
});

it('changes what is there as everything that has a version', () => {
  const current = { version: 1, value };
  expect(save(1, 'Frühling', current)).toMatchObject(ok({ version: 2 }));
  expect(save(1, 'Sommer', current)).toMatchObject(err({ code: 'refused' }));
  // The first answer was lost, so the item exists already.
  expect(save(0, value.name, current)).toEqual(ok(current));
  expect(save(0, 'Frühling', current)).toEqual(err({ code: 'conflict', theirs: current }));
});
