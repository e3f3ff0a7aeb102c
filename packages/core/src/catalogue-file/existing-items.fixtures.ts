import * as fc from 'fast-check';
import { CATALOGUE_RECORDS, type CatalogueItemDrafts, type FiledKind } from '../catalogue/catalogue-item.ts';
import { ALLERGENS, PRODUCT_TAGS } from '../catalogue/declaration.ts';
import { optionGroupDraftOf } from '../catalogue/option-group-draft.ts';
import { productDraftOf } from '../catalogue/product-draft.ts';
import { EXTRAS, MARGHERITA, SIZE } from '../catalogue/product.fixtures.ts';
import { STATIONS } from '../catalogue/station.ts';
import { ALCOHOL_KINDS, CONTENTS, METHODS } from '../declaration/declaration.ts';
import type { LabellingDraft } from '../declaration/labelling.ts';
import { nameKey } from '../validation/unique-list.ts';
import type { StoredEntry, ExistingItems } from './existing-items.ts';

export const IMPORT_ID = '10000000-0000-4000-8000-000000000000';
export const testId = (number: number): string => `20000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

const stored = <T>(value: T, archived = false): StoredEntry<T> => ({ version: 1, value, archived });
const { id: MARGHERITA_ID } = MARGHERITA;
export const PIZZA_ID = MARGHERITA.productGroupId;
export const OLD_GROUP_ID = testId(900);
export const MARINARA_ID = testId(901);

/** Two products of one group, the choices of one of them, and a group in the archive. */
export const SMALL_ITEMS: ExistingItems = {
  productGroup: new Map<string, StoredEntry<CatalogueItemDrafts['productGroup']>>([
    [PIZZA_ID, stored({ name: 'Fladen', description: 'Aus dem Ofen', visible: true, station: 'oven' })],
    [OLD_GROUP_ID, stored({ name: 'Vom letzten Jahr', description: '', visible: false, station: 'cold' }, true)],
  ]),
  optionGroup: new Map([
    [EXTRAS.id, stored(optionGroupDraftOf(EXTRAS))],
    [SIZE.id, stored(optionGroupDraftOf(SIZE))],
  ]),
  product: new Map([
    [MARGHERITA_ID, stored({ ...productDraftOf(MARGHERITA), optionGroupIds: [SIZE.id, EXTRAS.id] })],
    [MARINARA_ID, stored({ ...productDraftOf(MARGHERITA), name: 'Marinara', price: 1550, optionGroupIds: [] })],
  ]),
};

const hard = fc.constantFrom('=1+1', "'=x", 'a|b', 'a\\', 'Poulet: Bio', ' ;"', 'Ü,é;', '-', 'zwei\nZeilen', testId(1));
const text = (max: number) =>
  fc.oneof(fc.string({ unit: 'grapheme', maxLength: max }), hard, fc.lorem({ maxCount: 2 }));
const price = fc.integer({ min: 0, max: 100_000 });
const allergens = fc.subarray([...ALLERGENS]);
const labelling: fc.Arbitrary<LabellingDraft | null> = fc.option(
  fc.record({
    allergensKnown: fc.boolean(),
    traces: allergens,
    origins: fc.array(fc.record({ ingredient: text(20), country: text(20) }), { maxLength: 2 }),
    contents: fc.subarray([...CONTENTS]),
    methods: fc.option(fc.subarray([...METHODS])),
    diet: fc.constantFrom(null, 'vegan' as const),
    alcohol: fc.option(fc.record({ kind: fc.constantFrom(...ALCOHOL_KINDS), volPermille: fc.nat(1000) })),
    drink: fc.option(fc.record({ ml: fc.integer({ min: 1, max: 2000 }) })),
    checked: fc.boolean(),
    reason: fc.constantFrom('', 'Lieferant antwortet noch'),
  }),
);

/** Any draft that the form accepts. */
const valid = <K extends FiledKind>(
  kind: K,
  raw: fc.Arbitrary<CatalogueItemDrafts[K]>,
): fc.Arbitrary<CatalogueItemDrafts[K]> =>
  raw.map((draft) => CATALOGUE_RECORDS[kind].draft.safeParse(draft).data).filter((draft) => draft !== undefined);

const group = valid(
  'productGroup',
  fc.record({ name: text(60), description: text(200), visible: fc.boolean(), station: fc.constantFrom(...STATIONS) }),
);

const optionGroup = (first: number) =>
  valid(
    'optionGroup',
    fc
      .uniqueArray(fc.record({ name: text(20), price, allergens, labelling, available: fc.boolean() }), {
        minLength: 1,
        maxLength: 4,
        selector: ({ name }) => nameKey(name),
      })
      .chain((options) =>
        fc.record({
          name: text(30),
          min: fc.constant(0),
          max: fc.integer({ min: 1, max: options.length }),
          included: fc.constantFrom(0, 1),
          options: fc.constant(options.map((option, index) => ({ ...option, id: testId(first + index) }))),
        }),
      ),
  );

const product = (groupIds: readonly string[], choiceIds: readonly string[]) =>
  valid(
    'product',
    fc.record({
      ...Object.fromEntries(
        Object.entries(CATALOGUE_RECORDS.product.blank).map(([name, value]) => [name, fc.constant(value)]),
      ),
      productGroupId: fc.constantFrom(...groupIds),
      name: text(60),
      description: text(200),
      price,
      vatClass: fc.constantFrom('food', 'alcohol', 'standard'),
      availabilitySchedule: fc.option(
        fc.record({
          daysOfWeek: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
          from: fc.constant('11:00'),
          to: fc.constant('02:30'),
        }),
      ),
      allergens,
      labelling,
      origins: fc.array(fc.record({ ingredient: text(20), country: text(20) }), { maxLength: 3 }),
      tags: fc.subarray([...PRODUCT_TAGS]),
      favourite: fc.boolean(),
      bakeMinutes: fc.option(fc.integer({ min: 1, max: 90 })),
      optionGroupIds: fc.subarray([...choiceIds]),
    }) as fc.Arbitrary<CatalogueItemDrafts['product']>,
  );

const sortOrder = <T>(values: readonly T[], first: number, archived: readonly boolean[] = []) =>
  new Map(values.map((value, index) => [testId(first + index), stored(value, archived[index] ?? false)] as const));

/** Any catalogue that staff could make, with names that are hard to write into a file. */
export const anyItems: fc.Arbitrary<ExistingItems> = fc
  .tuple(
    fc.uniqueArray(group, { minLength: 1, maxLength: 3, selector: ({ name }) => nameKey(name) }),
    fc.tuple(optionGroup(200), optionGroup(210)),
    fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
  )
  .chain(([groups, choices, archived]) =>
    fc
      .array(
        product(
          groups.map((_, index) => testId(index)),
          [testId(100), testId(101)],
        ),
        { maxLength: 6 },
      )
      .map((products) => ({
        productGroup: sortOrder(groups, 0),
        optionGroup: sortOrder(choices, 100),
        // Products in the order of their groups, as they are stored.
        product: sortOrder(
          products.toSorted((a, b) =>
            a.productGroupId < b.productGroupId ? -1 : a.productGroupId > b.productGroupId ? 1 : 0,
          ),
          300,
          archived,
        ),
      })),
  );
