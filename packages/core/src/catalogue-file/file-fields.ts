import type { OptionGroupDraft } from '../catalogue/option-group-draft.ts';
import type { ProductDraft } from '../catalogue/product-draft.ts';
import type { ProductGroupDraft } from '../catalogue/product-group-draft.ts';
import { PRODUCT_TAG_LABELS } from '../catalogue/product-tag.ts';
import { VAT_CLASS_LABELS } from '../money/vat-labels.ts';
import { readList, writeList } from './cell-list.ts';
import type { FileKind } from './file-entry.ts';
import {
  ALLERGENS_FIELD,
  DRAWING_FIELD,
  type FileField,
  ORIGINS_FIELD,
  SCHEDULE_FIELD,
  choiceField,
  choicesField,
  numberField,
  priceField,
  textField,
  yesNoField,
} from './file-field.ts';

type OptionDraft = Omit<OptionGroupDraft['options'][number], 'id'>;
type FieldsOf<Draft> = { readonly [Name in keyof Draft]: FileField<Draft[Name]> };

const NAME = textField('Name');
const DESCRIPTION = textField('Beschreibung');
const PRICE = priceField('Preis');
const AVAILABLE = yesNoField('Im Angebot');

/** The names of choices in one cell; ids are put in their place later. */
const OPTION_GROUPS: FileField<string[]> = {
  title: 'Auswahlen',
  write: writeList,
  read: readList,
  unreadable: '',
  mayBeBlank: true,
};

/** Where a product or an extra belongs: the title of the column that every kind shares. */
export const BELONGS_TO = 'Gehört zu';

/** Photos are not in the file: what is there stays. */
const PRODUCT_FIELDS: FieldsOf<Omit<ProductDraft, 'productGroupId' | 'photo'>> = {
  name: NAME,
  description: DESCRIPTION,
  price: PRICE,
  vatClass: choiceField('MwSt.', VAT_CLASS_LABELS),
  available: AVAILABLE,
  availabilitySchedule: SCHEDULE_FIELD,
  allergens: ALLERGENS_FIELD,
  origins: ORIGINS_FIELD,
  tags: choicesField('Merkmale', PRODUCT_TAG_LABELS),
  favourite: yesNoField('Auf der Startseite'),
  ovenBreads: numberField('Platz im Ofen'),
  illustration: DRAWING_FIELD,
  optionGroupIds: OPTION_GROUPS,
};

const PRODUCT_GROUP_FIELDS: FieldsOf<ProductGroupDraft> = {
  name: NAME,
  description: DESCRIPTION,
  visible: yesNoField('Sichtbar'),
};

const OPTION_GROUP_FIELDS: FieldsOf<Omit<OptionGroupDraft, 'options'>> = {
  name: NAME,
  min: numberField('Mindestens'),
  max: numberField('Höchstens'),
  included: numberField('Inklusive'),
};

const OPTION_FIELDS: FieldsOf<OptionDraft> = {
  name: NAME,
  price: PRICE,
  allergens: ALLERGENS_FIELD,
  available: AVAILABLE,
};

/** A field whose values nobody looks into. */
type AnyField = Omit<FileField<never>, 'read'> & { readonly read: (cell: string) => unknown };

/** The fields of each kind, by their names in the draft and in JSON. */
export const FILE_FIELDS: Readonly<Record<FileKind, Readonly<Record<string, AnyField>>>> = {
  productGroup: PRODUCT_GROUP_FIELDS,
  optionGroup: OPTION_GROUP_FIELDS,
  option: OPTION_FIELDS,
  product: PRODUCT_FIELDS,
};

type Written = { readonly [name: string]: unknown };
const apply = (form: ((value: never) => unknown) | undefined, value: unknown): unknown => form?.(value as never);

/** A field of a draft as a cell has it. */
export const cellText = (field: AnyField, value: unknown): string => String(apply(field.write, value));
/** The same for people. */
export const shownText = (field: AnyField, value: unknown): string => String(apply(field.show ?? field.write, value));
/** The fields of a draft as JSON has them. */
export const jsonFields = (kind: FileKind, draft: Written): Written =>
  Object.fromEntries(
    Object.entries(FILE_FIELDS[kind]).map(([name, field]) => [
      name,
      field.toJson === undefined ? draft[name] : apply(field.toJson, draft[name]),
    ]),
  );
