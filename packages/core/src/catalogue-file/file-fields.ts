import { OPTION_FIELDS, OPTION_GROUP_FIELDS } from '../catalogue/option-group-draft.ts';
import { PRODUCT_FIELDS, PRODUCT_GROUP_FIELDS } from '../catalogue/product-draft.ts';
import type { FileField } from '../validation/file-field.ts';
import type { FileKind } from './file-entry.ts';

/** The group of a product or the choice of an extra: the title of a column that all kinds share. */
export const BELONGS_TO = 'Gehört zu';

/** A field whose type of value does not matter. */
type AnyField = Omit<FileField<never>, 'read' | 'none'> & {
  readonly read: (cell: string) => unknown;
  readonly none?: { readonly word: string; readonly value: unknown };
};

/** The fields of each kind, by their names in the draft and in JSON. */
export const FILE_FIELDS: Readonly<Record<FileKind, Readonly<Record<string, AnyField>>>> = {
  productGroup: PRODUCT_GROUP_FIELDS,
  optionGroup: OPTION_GROUP_FIELDS,
  option: OPTION_FIELDS,
  product: PRODUCT_FIELDS,
};

type FieldValues = { readonly [name: string]: unknown };
const apply = (form: (value: never) => unknown, value: unknown): unknown => form(value as never);

/** The text of a field's value in a cell. */
export const cellText = (field: AnyField, value: unknown): string => String(apply(field.write, value));
/** The text of a field's value for people. */
export const fieldText = (field: AnyField, value: unknown): string => String(apply(field.text, value));
/** The fields of a draft as the JSON file has them. */
export const jsonFields = (kind: FileKind, draft: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(FILE_FIELDS[kind]).map(([name, { toJson }]) => [
      name,
      toJson === undefined ? draft[name] : apply(toJson, draft[name]),
    ]),
  );
