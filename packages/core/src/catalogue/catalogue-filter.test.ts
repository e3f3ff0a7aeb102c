import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CatalogueFilter,
  countProducts,
  filterCatalogue,
  filterPoints,
  filterWithout,
  helpfulPoints,
} from './catalogue-filter.ts';
import type { Catalogue } from './catalogue.ts';
import { ALLERGENS, PRODUCT_TAGS } from './declaration.ts';
import { EXTRAS, LAGER, MARGHERITA, SALAD, SIZE } from './product.fixtures.ts';
import type { OptionGroup, Product } from './product.ts';

const NOTHING: CatalogueFilter = { query: '', tags: [], without: [] };

const ORTO: Product = {
  ...MARGHERITA,
  name: 'Orto',
  description: 'Zucchetti, Peperoni',
  tags: ['vegan', 'new'],
  allergens: ['gluten'],
};
const CRUDO: Product = {
  ...MARGHERITA,
  name: 'Crudo',
  description: 'Tomaten, Rucola',
  tags: [],
  origins: [{ ingredient: 'Rohschinken', country: 'Italien' }],
};

const CATALOGUE: Catalogue = {
  productGroups: [
    { id: MARGHERITA.productGroupId, name: 'Fladen', description: 'Knusprig', products: [MARGHERITA, CRUDO, ORTO] },
    { id: LAGER.productGroupId, name: 'Getränke', description: '', products: [LAGER] },
    { id: SALAD.productGroupId, name: 'Salate', description: '', products: [SALAD] },
  ],
};

/** One group with these products. */
const menuOf = (...products: Product[]): Catalogue => ({
  productGroups: [{ id: MARGHERITA.productGroupId, name: 'Fladen', description: '', products }],
});

const found = (filter: Partial<CatalogueFilter>, catalogue = CATALOGUE) =>
  filterCatalogue(catalogue, { ...NOTHING, ...filter }).map(({ name, products }) => [
    name,
    ...products.map((product) => product.name),
  ]);

describe('filterCatalogue', () => {
  it('shows all when nothing is asked', () => {
    expect(filterCatalogue(CATALOGUE, NOTHING)).toEqual(CATALOGUE.productGroups);
  });

  it('asks for every tag, and takes vegan for vegetarian', () => {
    const vegetarian = { ...SALAD, tags: ['vegetarian' as const] };
    const catalogue = menuOf(CRUDO, ORTO, vegetarian);
    expect(found({ tags: ['vegetarian'] }, catalogue)).toEqual([['Fladen', 'Orto', 'Gemischter Salat']]);
    expect(found({ tags: ['vegan'] }, catalogue)).toEqual([['Fladen', 'Orto']]);
    expect(found({ tags: ['vegetarian', 'new'] }, catalogue)).toEqual([['Fladen', 'Orto']]);
    expect(found({ tags: ['spicy'] }, catalogue)).toEqual([]);
  });

  it('leaves out what contains an allergen', () => {
    expect(found({ without: ['milk'] })).toEqual([
      ['Fladen', 'Orto'],
      ['Getränke', 'Lager'],
      ['Salate', 'Gemischter Salat'],
    ]);
    expect(found({ without: ['gluten'] })).toEqual([['Salate', 'Gemischter Salat']]);
    expect(found({ without: ['gluten', 'mustard'] })).toEqual([]);
  });

  it('judges options only where something must be chosen', () => {
    const canBeHad = (group: OptionGroup): boolean =>
      found({ without: ['nuts'] }, menuOf({ ...ORTO, optionGroups: [group] })).length > 0;
    const [first, second] = SIZE.options.map((option) => ({ ...option, allergens: ['nuts' as const] }));
    const [plain] = SIZE.options;
    if (first === undefined || second === undefined || plain === undefined) throw new Error('no options');
    expect(canBeHad({ ...SIZE, options: [first, second] })).toBe(false);
    expect(canBeHad({ ...SIZE, options: [first, plain] })).toBe(true);
    expect(canBeHad({ ...SIZE, min: 2, max: 2, options: [first, plain] })).toBe(false);
    expect(canBeHad({ ...EXTRAS, options: [first, second] })).toBe(true);
  });

  it('leaves the options alone when no allergen is asked about', () => {
    expect(found({}, menuOf({ ...ORTO, optionGroups: [{ ...SIZE, options: [] }] }))).toEqual([['Fladen', 'Orto']]);
  });

  it('finds exactly what fulfils each point alone', () => {
    const filter = fc.record({
      tags: fc.subarray([...PRODUCT_TAGS]),
      without: fc.subarray([...ALLERGENS], { maxLength: 3 }),
    });
    const names = (one: Partial<CatalogueFilter>) => new Set(found(one).flatMap(([, ...products]) => products));
    fc.assert(
      fc.property(filter, ({ tags, without }) => {
        const alone = [
          ...tags.map((tag) => names({ tags: [tag] })),
          ...without.map((one) => names({ without: [one] })),
        ];
        const expected = [...names({})].filter((name) => alone.every((set) => set.has(name)));
        expect([...names({ tags, without })]).toEqual(expected);
        expect(countProducts(filterCatalogue(CATALOGUE, { tags, without }))).toBe(expected.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what nothing was found for', () => {
  const filter: CatalogueFilter = { query: 'orto', tags: ['vegan', 'spicy'], without: ['milk', 'gluten'] };

  it('has a point for each thing asked', () => {
    expect(filterPoints(filter)).toEqual([
      { kind: 'query' },
      { kind: 'tag', tag: 'vegan' },
      { kind: 'tag', tag: 'spicy' },
      { kind: 'without', allergen: 'milk' },
      { kind: 'without', allergen: 'gluten' },
    ]);
    expect(filterPoints({ ...NOTHING, query: '  ' })).toEqual([]);
  });

  it('lets go of one point', () => {
    const [query, , spicy, milk] = filterPoints(filter);
    if (query === undefined || spicy === undefined || milk === undefined) throw new Error('points are missing');
    expect(filterWithout(filter, query)).toEqual({ ...filter, query: '' });
    expect(filterWithout(filter, spicy)).toEqual({ ...filter, tags: ['vegan'] });
    expect(filterWithout(filter, milk)).toEqual({ ...filter, without: ['gluten'] });
  });

  it('names only points that help, with what they give', () => {
    const countOf = ({ query, ...rest }: CatalogueFilter) =>
      query === '' ? countProducts(filterCatalogue(CATALOGUE, rest)) : 0;
    expect(helpfulPoints(filter, () => 0)).toEqual([]);
    expect(helpfulPoints({ query: 'sushi', tags: ['vegan'], without: [] }, countOf)).toEqual([
      { point: { kind: 'query' }, count: 1 },
    ]);
    expect(helpfulPoints({ query: '', tags: ['vegan', 'spicy'], without: [] }, countOf)).toEqual([
      { point: { kind: 'tag', tag: 'spicy' }, count: 1 },
    ]);
  });
});
