import { AVAILABLE_FIELD, NAME_FIELD, PRICE_FIELD } from '../catalogue/catalogue-item-fields.ts';
import type { CatalogueItemDrafts } from '../catalogue/catalogue-item.ts';
import type { ProductRow } from '../catalogue/product-list.ts';
import { type CsvColumn, csvHead, csvLines } from '../csv/csv.ts';
import { yesNoText } from '../validation/field.ts';
import { type ExistingItems, sortPositionsOf } from './existing-items.ts';
import { FILE_KIND_LABELS, type FileKind } from './file-entry.ts';
import { BELONGS_TO, FILE_FIELDS, cellText, jsonFields } from './file-fields.ts';
import { type ItemNames, itemNames } from './identify-entries.ts';
import {
  ARCHIVED_COLUMN,
  FILE_COLUMNS,
  ID_COLUMN,
  KIND_COLUMN,
  RANK_COLUMN,
  SOLD_OUT_COLUMN,
} from './read-catalogue-csv.ts';
import { FILE_FORMAT, FILE_VERSION } from './read-catalogue-file.ts';

/** The names by which products refer to their groups and choices. */
export const namesOf = ({ productGroup, optionGroup }: ExistingItems) => {
  const named = (
    catalogueItems: ReadonlyMap<string, { readonly value: { readonly name: string }; readonly archived: boolean }>,
  ) => itemNames([...catalogueItems].map(([id, { value, archived }]) => ({ id, name: value.name, archived })));
  return { productGroup: named(productGroup), optionGroup: named(optionGroup) };
};

/** The choices of a product by their names. */
export const withNames = (
  product: CatalogueItemDrafts['product'],
  choices: ItemNames,
): CatalogueItemDrafts['product'] => ({
  ...product,
  optionGroupIds: product.optionGroupIds.map(choices.call),
});

type Line = {
  readonly kind: FileKind;
  readonly id: string | null;
  readonly belongsTo: string;
  readonly rank: number | undefined;
  /** Undefined for extras, which are removed and not archived. */
  readonly archived: boolean | undefined;
  readonly draft: { readonly [name: string]: unknown };
};

function linesOf(catalogueItems: ExistingItems): Line[] {
  const names = namesOf(catalogueItems);
  const sortPositions = sortPositionsOf(catalogueItems);
  const line = { belongsTo: '', rank: undefined } as const;
  return [
    ...[...catalogueItems.productGroup].map(([id, { value, archived }]): Line => ({
      ...line,
      kind: 'productGroup',
      id,
      rank: sortPositions.get(id),
      archived,
      draft: value,
    })),
    ...[...catalogueItems.optionGroup].flatMap(([id, { value, archived }]): Line[] => [
      { ...line, kind: 'optionGroup', id, archived, draft: value },
      ...value.options.map((option, index): Line => ({
        kind: 'option',
        id: option.id,
        belongsTo: names.optionGroup.call(id),
        rank: index + 1,
        archived: undefined,
        draft: option,
      })),
    ]),
    ...[...catalogueItems.product].map(([id, { value, archived }]): Line => ({
      kind: 'product',
      id,
      belongsTo: names.productGroup.call(value.productGroupId),
      rank: sortPositions.get(id),
      archived,
      draft: withNames(value, names.optionGroup),
    })),
  ];
}

const fieldCell = (title: string, { kind, draft }: Line): string => {
  const found = Object.entries(FILE_FIELDS[kind]).find(([, field]) => field.label === title);
  return found === undefined ? '' : cellText(found[1], draft[found[0]]);
};

const BESIDE: Readonly<Record<string, (line: Line) => string>> = {
  [KIND_COLUMN]: ({ kind }) => FILE_KIND_LABELS[kind],
  [ID_COLUMN]: ({ id }) => id ?? '',
  [BELONGS_TO]: ({ belongsTo }) => belongsTo,
  [RANK_COLUMN]: ({ rank }) => rank?.toString() ?? '',
  [ARCHIVED_COLUMN]: ({ archived }) => (archived === undefined ? '' : { true: 'ja', false: 'nein' }[`${archived}`]),
};

const COLUMNS: readonly CsvColumn<Line>[] = FILE_COLUMNS.map((title) => ({
  title,
  value: BESIDE[title] ?? ((line) => fieldCell(title, line)),
}));

/** The whole catalogue as a spreadsheet, a line for each group, choice, extra and product. */
export const writeCatalogueCsv = (catalogueItems: ExistingItems): string =>
  csvHead(COLUMNS) + csvLines(COLUMNS, linesOf(catalogueItems));

/** The whole catalogue as JSON; what is not archived has its position. */
export function writeCatalogueJson(catalogueItems: ExistingItems): string {
  const sortPositions = sortPositionsOf(catalogueItems);
  const file = {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    productGroups: [...catalogueItems.productGroup].map(([id, { value, archived }]) => ({
      id,
      place: sortPositions.get(id),
      ...jsonFields('productGroup', value),
      archived,
    })),
    optionGroups: [...catalogueItems.optionGroup].map(([id, { value, archived }]) => ({
      id,
      ...jsonFields('optionGroup', value),
      options: value.options.map((option, index) => ({
        id: option.id,
        place: index + 1,
        ...jsonFields('option', option),
      })),
      archived,
    })),
    products: [...catalogueItems.product].map(([id, { value, archived }]) => ({
      id,
      productGroupId: value.productGroupId,
      place: sortPositions.get(id),
      ...jsonFields('product', value),
      archived,
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The products as a spreadsheet that the import of the catalogue accepts: its columns have the same titles. */
export const PRODUCT_CSV: readonly CsvColumn<ProductRow>[] = [
  { title: KIND_COLUMN, value: () => FILE_KIND_LABELS.product },
  { title: ID_COLUMN, value: ({ id }) => id },
  { title: BELONGS_TO, value: ({ groupName }) => groupName },
  { title: NAME_FIELD.label, value: ({ name }) => name },
  { title: PRICE_FIELD.label, value: ({ price }) => ({ rappen: price }) },
  { title: AVAILABLE_FIELD.label, value: ({ available }) => yesNoText(available) },
  { title: SOLD_OUT_COLUMN, value: ({ soldOutUntil }) => (soldOutUntil === null ? null : { at: soldOutUntil }) },
  { title: ARCHIVED_COLUMN, value: ({ archived }) => yesNoText(archived !== null) },
];
