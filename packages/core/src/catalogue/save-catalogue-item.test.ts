import { describe, expect, it } from 'vitest';
import type { CatalogueOutline } from './catalogue.ts';
import { optionGroupDraftOf } from './option-group-draft.ts';
import { productDraftOf } from './product-draft.ts';
import { EXTRAS, MARGHERITA, SIZE } from './product.fixtures.ts';
import { archiveBlock, restoreBlock, validateCatalogueItem } from './save-catalogue-item.ts';

const SINCE = '2026-11-20T18:00:00.000Z';
const OLD_ID = '00000000-0000-4000-8000-0000000000f2';
const group = {
  id: MARGHERITA.productGroupId,
  name: 'Fladen',
  visible: true,
  station: 'oven' as const,
  archived: null,
  productCount: 2,
};
const outline: CatalogueOutline = {
  productGroups: [group, { ...group, id: OLD_ID, name: 'Winter', archived: SINCE, productCount: 0 }],
  optionGroups: [
    { ...EXTRAS, archived: null, productCount: 1 },
    { ...SIZE, archived: SINCE, productCount: 0 },
  ],
  pizzaParts: [],
};
const draft = productDraftOf(MARGHERITA);
const groupDraft = { name: 'Fladen', description: '', visible: true, station: 'oven' as const };
const product = (change: Partial<typeof draft>) => ({ id: MARGHERITA.id, draft: { ...draft, ...change }, outline });

describe('what may stand in the catalogue', () => {
  it('is a product whose group and choices are there', () => {
    expect(validateCatalogueItem('product', product({}))).toBeNull();
    expect(validateCatalogueItem('product', product({ optionGroupIds: [] }))).toBeNull();
  });

  it.each([OLD_ID, MARGHERITA.id])('is no product of a group that is archived or unknown: %s', (productGroupId) => {
    expect(validateCatalogueItem('product', product({ productGroupId }))).toContain('Produktgruppe');
    expect(restoreBlock('product', product({ productGroupId }))).toContain('Produktgruppe');
  });

  it.each([SIZE.id, OLD_ID])('is no product with a choice that is archived or unknown: %s', (id) => {
    expect(validateCatalogueItem('product', product({ optionGroupIds: [EXTRAS.id, id] }))).toContain('Auswahlen');
  });

  it('is a group whose name no other has', () => {
    expect(validateCatalogueItem('productGroup', { id: group.id, draft: groupDraft, outline })).toBeNull();
    expect(
      validateCatalogueItem('productGroup', { id: OLD_ID, draft: { ...groupDraft, name: 'FLADEN ' }, outline }),
    ).toContain('Namen');
    expect(
      validateCatalogueItem('productGroup', { id: group.id, draft: { ...groupDraft, name: 'Winter' }, outline }),
    ).toBeNull();
  });

  it('is a choice with options of its own', () => {
    const options = optionGroupDraftOf(EXTRAS);
    expect(validateCatalogueItem('optionGroup', { id: EXTRAS.id, draft: options, outline })).toBeNull();
    expect(validateCatalogueItem('optionGroup', { id: SIZE.id, draft: options, outline })).toContain('anderen Auswahl');
    const [borrowed, ...others] = options.options;
    const mixed = [...others.map((option) => ({ ...option, id: null })), ...(borrowed === undefined ? [] : [borrowed])];
    expect(
      validateCatalogueItem('optionGroup', { id: SIZE.id, draft: { ...options, options: mixed }, outline }),
    ).toContain('anderen Auswahl');
    const fresh = { ...options, options: options.options.map((option) => ({ ...option, id: null })) };
    expect(validateCatalogueItem('optionGroup', { id: SIZE.id, draft: fresh, outline })).toBeNull();
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

describe('what may stand among the parts of own pizzas', () => {
  const part = {
    available: true,
    soldOutUntil: null,
    prices: [100],
    allergens: [],
    illustration: null,
    archived: null,
  };
  const parts: CatalogueOutline = {
    ...outline,
    pizzaParts: [
      { ...part, id: MARGHERITA.id, kind: 'size', name: '26 cm' },
      { ...part, id: EXTRAS.id, kind: 'size', name: '32 cm', archived: SINCE },
      { ...part, id: OLD_ID, kind: 'cheese', name: 'Feta' },
      { ...part, id: SIZE.id, kind: 'topping', name: 'Feta' },
    ],
  };
  const NEW_ID = '00000000-0000-4000-8000-0000000000f3';
  const size = { name: '40 cm', price: 900, available: true };
  const feta = {
    kind: 'cheese' as const,
    name: 'Feta',
    prices: [{ sizeId: MARGHERITA.id, price: 100 }],
    allergens: [],
    originCountry: null,
    tags: [],
    available: true,
    illustration: 'feta' as const,
  };
  const validate = (id: string, change: Partial<typeof feta> | { kind: 'sauce' }) =>
    validateCatalogueItem('pizzaIngredient', { id, draft: { ...feta, ...change }, outline: parts });

  it('is a name once a kind, those in the archive not counted', () => {
    expect(validateCatalogueItem('pizzaSize', { id: NEW_ID, draft: size, outline: parts })).toBeNull();
    expect(
      validateCatalogueItem('pizzaSize', { id: NEW_ID, draft: { ...size, name: '32 CM' }, outline: parts }),
    ).toBeNull();
    expect(
      validateCatalogueItem('pizzaSize', { id: NEW_ID, draft: { ...size, name: '26 CM' }, outline: parts }),
    ).toMatch(/schon/);
    expect(
      validateCatalogueItem('pizzaSize', { id: NEW_ID, draft: { ...size, name: 'Feta' }, outline: parts }),
    ).toBeNull();
    expect(
      validateCatalogueItem('pizzaSize', { id: MARGHERITA.id, draft: { ...size, name: '26 cm' }, outline: parts }),
    ).toBeNull();
    expect(validate(OLD_ID, {})).toBeNull();
    expect(validate(NEW_ID, {})).toBe('«Feta» gibt es hier schon.');
    expect(validate(NEW_ID, { name: 'Ricotta' })).toBeNull();
  });

  it('is one of few enough sizes that each ingredient can have a price for each', () => {
    const sizes = Array.from({ length: 20 }, (_, index) => ({
      ...part,
      id: `00000000-0000-4000-8000-0000000001${index + 10}`,
      kind: 'size' as const,
      name: `${index + 10} cm`,
    }));
    const among = (pizzaParts: CatalogueOutline['pizzaParts'], id: string) =>
      validateCatalogueItem('pizzaSize', { id, draft: { ...size, name: '99 cm' }, outline: { ...parts, pizzaParts } });
    expect(among(sizes, NEW_ID)).toMatch(/höchstens 20 Grössen/);
    expect(among(sizes, sizes[0]?.id ?? '')).toBeNull();
    expect(
      among([...sizes.slice(1), { ...part, id: EXTRAS.id, kind: 'size', name: 'alt', archived: SINCE }], NEW_ID),
    ).toBeNull();
  });

  it('stays what it is, and has prices for sizes that there are or were', () => {
    expect(validate(OLD_ID, { kind: 'sauce' })).toMatch(/bleibt es/);
    expect(validate(OLD_ID, { prices: [{ sizeId: EXTRAS.id, price: 1 }] })).toBeNull();
    expect(validate(OLD_ID, { prices: [{ sizeId: SIZE.id, price: 1 }] })).toMatch(/Eine der Grössen/);
    expect(validate(OLD_ID, { prices: [...feta.prices, { sizeId: SIZE.id, price: 1 }] })).toMatch(/Eine der Grössen/);
  });

  it('goes into the archive but for the last that every pizza needs', () => {
    expect(archiveBlock('pizzaSize', { id: MARGHERITA.id, outline: parts })).toMatch(/Mehr Grössen gibt es nicht/);
    expect(archiveBlock('pizzaIngredient', { id: OLD_ID, outline: parts })).toMatch(/Mehr Käsesorten/);
    expect(archiveBlock('pizzaIngredient', { id: SIZE.id, outline: parts })).toBeNull();
    expect(archiveBlock('pizzaIngredient', { id: NEW_ID, outline: parts })).toBeNull();
    const second = { ...parts, pizzaParts: parts.pizzaParts.map((each) => ({ ...each, archived: null })) };
    expect(archiveBlock('pizzaSize', { id: MARGHERITA.id, outline: second })).toBeNull();
  });
});
