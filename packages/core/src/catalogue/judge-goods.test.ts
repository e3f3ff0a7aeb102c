import { describe, expect, it } from 'vitest';
import { archiveBlock, restoreBlock } from './archive-goods.ts';
import type { CatalogueOutline } from './catalogue-outline.ts';
import { judgeGoods } from './judge-goods.ts';
import { optionGroupDraftOf } from './option-group-draft.ts';
import { productDraftOf } from './product-draft.ts';
import { EXTRAS, MARGHERITA, SIZE } from './product.fixtures.ts';

const SINCE = '2026-11-20T18:00:00.000Z';
const OLD_ID = '00000000-0000-4000-8000-0000000000f2';
const group = { id: MARGHERITA.productGroupId, name: 'Fladen', visible: true, archived: null, productCount: 2 };
const outline: CatalogueOutline = {
  productGroups: [group, { ...group, id: OLD_ID, name: 'Winter', archived: SINCE, productCount: 0 }],
  optionGroups: [
    { ...EXTRAS, archived: null, productCount: 1 },
    { ...SIZE, archived: SINCE, productCount: 0 },
  ],
};
const draft = productDraftOf(MARGHERITA);
const groupDraft = { name: 'Fladen', description: '', visible: true };
const product = (change: Partial<typeof draft>) => ({ id: MARGHERITA.id, draft: { ...draft, ...change }, outline });

describe('what may stand in the catalogue', () => {
  it('is a product whose group and choices are there', () => {
    expect(judgeGoods('product', product({}))).toBeNull();
    expect(judgeGoods('product', product({ optionGroupIds: [] }))).toBeNull();
  });

  it.each([OLD_ID, MARGHERITA.id])('is no product of a group that is archived or unknown: %s', (productGroupId) => {
    expect(judgeGoods('product', product({ productGroupId }))).toContain('Produktgruppe');
    expect(restoreBlock('product', product({ productGroupId }))).toContain('Produktgruppe');
  });

  it.each([SIZE.id, OLD_ID])('is no product with a choice that is archived or unknown: %s', (id) => {
    expect(judgeGoods('product', product({ optionGroupIds: [EXTRAS.id, id] }))).toContain('Auswahlen');
  });

  it('is a group whose name no other has', () => {
    expect(judgeGoods('productGroup', { id: group.id, draft: groupDraft, outline })).toBeNull();
    expect(judgeGoods('productGroup', { id: OLD_ID, draft: { ...groupDraft, name: 'FLADEN ' }, outline })).toContain(
      'Namen',
    );
    expect(judgeGoods('productGroup', { id: group.id, draft: { ...groupDraft, name: 'Winter' }, outline })).toBeNull();
  });

  it('is a choice with options of its own', () => {
    const options = optionGroupDraftOf(EXTRAS);
    expect(judgeGoods('optionGroup', { id: EXTRAS.id, draft: options, outline })).toBeNull();
    expect(judgeGoods('optionGroup', { id: SIZE.id, draft: options, outline })).toContain('anderen Auswahl');
    const fresh = { ...options, options: options.options.map((option) => ({ ...option, id: null })) };
    expect(judgeGoods('optionGroup', { id: SIZE.id, draft: fresh, outline })).toBeNull();
  });
});

describe('archiving', () => {
  it('needs no leave for a product', () => {
    expect(archiveBlock('product', product({}))).toBeNull();
  });

  it('waits until nothing is left in a group, and nothing uses a choice', () => {
    expect(archiveBlock('productGroup', { id: group.id, outline })).toContain('2 Produkte');
    expect(archiveBlock('productGroup', { id: OLD_ID, outline })).toBeNull();
    expect(archiveBlock('optionGroup', { id: EXTRAS.id, outline })).toContain('einem Produkt');
    expect(archiveBlock('optionGroup', { id: SIZE.id, outline })).toBeNull();
    const one = { ...outline, productGroups: [{ ...group, productCount: 1 }] };
    expect(archiveBlock('productGroup', { id: group.id, outline: one })).toContain('noch ein Produkt');
    const many = { ...outline, optionGroups: [{ ...EXTRAS, archived: null, productCount: 7 }] };
    expect(archiveBlock('optionGroup', { id: EXTRAS.id, outline: many })).toContain('7 Produkten');
  });
});
