import * as z from 'zod/mini';
import { LABELLING_FILE_FIELD } from '../declaration/labelling-file-field.ts';
import { ALLERGENS_MISSING, labellingDraft, mayBeOffered } from '../declaration/labelling.ts';
import { chosenPhoto } from '../photo/photo-draft.ts';
import { cutText } from '../text/cut-text.ts';
import { optionalLines, requiredText } from '../text/text.ts';
import { chosenId, chosenWeekday, yesOrNo, FORM_MISSING, tooLong, tooShort } from '../validation/basic-fields.ts';
import { enteredTime, enteredPrice, quantity } from '../validation/entered-fields.ts';
import { type FileFields, namesField, yesNoField } from '../validation/file-field.ts';
import { uniqueList, nameKey } from '../validation/unique-list.ts';
import { itemVatClass } from '../vat/vat.ts';
import { BAKE_MINUTES_MAX, type BakedProduct } from './bake-minutes.ts';
import {
  ALLERGENS_FIELD,
  AVAILABLE_FIELD,
  BAKE_MINUTES_FIELD,
  DESCRIPTION_FIELD,
  DRAWING_FIELD,
  NAME_FIELD,
  ORIGINS_FIELD,
  OVEN_BREADS_FIELD,
  PRICE_FIELD,
  SCHEDULE_FIELD,
  TAGS_FIELD,
  VAT_CLASS_FIELD,
  declaredAllergens,
  declaredTags,
} from './catalogue-item-fields.ts';
import { illustration } from './illustration.ts';
import { OVEN_BREADS_MAX } from './oven-breads.ts';
import type { OptionGroup, Product } from './product.ts';
import { STATION_FIELD, station } from './station.ts';

/** Lengths in characters. */
export const PRODUCT_NAME_MIN = 2;
export const PRODUCT_NAME_MAX = 60;
export const PRODUCT_DESCRIPTION_MAX = 500;
export const ORIGINS_MAX = 20;
export const ORIGIN_TEXT_MAX = 60;
export const PRODUCT_OPTION_GROUPS_MAX = 20;

const originText = (required: string, subject: string) =>
  requiredText(ORIGIN_TEXT_MAX, required, tooLong(subject, ORIGIN_TEXT_MAX));

const origin = z.object(
  {
    ingredient: originText('Bitte gib die Zutat an', 'Die Zutat'),
    country: originText('Bitte gib das Land an', 'Das Land'),
  },
  'Bitte gib Zutat und Land an',
);

const availabilitySchedule = z
  .object(
    {
      daysOfWeek: uniqueList(chosenWeekday, {
        min: 1,
        max: 7,
        tooFew: 'Bitte wähle mindestens einen Wochentag',
        tooMany: 'Die Woche hat nur sieben Tage.',
        keyOf: (day) => day,
        twice: 'Dieser Wochentag ist schon gewählt.',
      }),
      from: enteredTime('Bitte gib an, ab wann es das Produkt gibt'),
      to: enteredTime('Bitte gib an, bis wann es das Produkt gibt'),
    },
    'Bitte gib Wochentage und Zeiten an',
  )
  .check(z.refine(({ from, to }) => from !== to, { error: 'Beginn und Ende müssen verschieden sein.', path: ['to'] }));

/** A product as staff enter it; prices in Rappen. Source: product design, "Catalogue". */
export const productDraft = z
  .object(
    {
      productGroupId: chosenId('Bitte wähle eine Produktgruppe'),
      name: requiredText(PRODUCT_NAME_MAX, 'Bitte gib einen Namen an', tooLong('Der Name', PRODUCT_NAME_MAX)).check(
        z.minLength(PRODUCT_NAME_MIN, tooShort('Der Name', PRODUCT_NAME_MIN)),
      ),
      description: optionalLines(PRODUCT_DESCRIPTION_MAX, tooLong('Die Beschreibung', PRODUCT_DESCRIPTION_MAX)),
      price: enteredPrice('Der Preis'),
      vatClass: itemVatClass,
      available: yesOrNo,
      availabilitySchedule: z.nullable(availabilitySchedule),
      allergens: declaredAllergens,
      origins: uniqueList(origin, {
        max: ORIGINS_MAX,
        tooMany: `Es sind höchstens ${ORIGINS_MAX} Herkunftsangaben möglich.`,
        keyOf: ({ ingredient, country }) => JSON.stringify([nameKey(ingredient), nameKey(country)]),
        twice: 'Diese Herkunft ist schon angegeben.',
      }),
      labelling: z.optional(z.nullable(labellingDraft)),
      tags: declaredTags,
      favourite: yesOrNo,
      ovenBreads: quantity('Der Platz im Ofen', 'Fladen', { min: 0, max: OVEN_BREADS_MAX }),
      /** Null: as long as usual. */
      bakeMinutes: z.nullable(quantity('Die Backzeit', 'Minuten', { min: 1, max: BAKE_MINUTES_MAX })),
      illustration,
      photo: chosenPhoto,
      optionGroupIds: uniqueList(chosenId('Diese Auswahl gibt es nicht.'), {
        max: PRODUCT_OPTION_GROUPS_MAX,
        tooMany: `Ein Produkt hat höchstens ${PRODUCT_OPTION_GROUPS_MAX} Auswahlen.`,
        keyOf: (id) => id,
        twice: 'Diese Auswahl ist schon dabei.',
      }),
    },
    FORM_MISSING,
  )
  .check(z.refine(mayBeOffered, { error: ALLERGENS_MISSING, path: ['labelling', 'reason'] }));
export type ProductDraft = z.infer<typeof productDraft>;

/** The initial values of the form of a new product; price and group are missing. */
export const BLANK_PRODUCT: ProductDraft = {
  productGroupId: '',
  name: '',
  description: '',
  price: Number.NaN,
  vatClass: 'food',
  available: true,
  availabilitySchedule: null,
  allergens: [],
  origins: [],
  tags: [],
  favourite: false,
  ovenBreads: 1,
  bakeMinutes: null,
  illustration: { kind: 'flatbread', sauce: 'tomato', toppings: ['mozzarella', 'basil'] },
  photo: null,
  optionGroupIds: [],
};

/** The label and the text of each field. The catalogue's file has the group in its own column, and no photos. */
export const PRODUCT_FIELDS: FileFields<Omit<ProductDraft, 'productGroupId' | 'photo'>> = {
  name: NAME_FIELD,
  description: DESCRIPTION_FIELD,
  price: PRICE_FIELD,
  vatClass: VAT_CLASS_FIELD,
  available: AVAILABLE_FIELD,
  availabilitySchedule: SCHEDULE_FIELD,
  allergens: ALLERGENS_FIELD,
  origins: ORIGINS_FIELD,
  labelling: LABELLING_FILE_FIELD,
  tags: TAGS_FIELD,
  favourite: yesNoField('Auf der Startseite'),
  ovenBreads: OVEN_BREADS_FIELD,
  bakeMinutes: BAKE_MINUTES_FIELD,
  illustration: DRAWING_FIELD,
  optionGroupIds: namesField('Auswahlen'),
};

type Existing = Product & Partial<Pick<BakedProduct, 'bakeMinutes'>>;

/** The draft of an existing product; what does not say how long it bakes bakes as usual. Sold out is set at the order desk, so it is not part of it. */
export function productDraftOf({ id: _id, soldOutUntil: _until, optionGroups, ...product }: Existing): ProductDraft {
  return { bakeMinutes: null, ...product, optionGroupIds: optionGroups.map(({ id }) => id) };
}

const MARK = ' (Kopie)';

/** A draft that copies another product. It is switched off, so guests see it only later. */
export const duplicateOf = (draft: ProductDraft): ProductDraft => ({
  ...draft,
  name: cutText(draft.name, PRODUCT_NAME_MAX - MARK.length).trimEnd() + MARK,
  available: false,
  favourite: false,
});

type Rest = Pick<Product, 'id' | 'soldOutUntil'> & {
  /** The option groups that the draft may name. */
  readonly optionGroups: readonly OptionGroup[];
};

/** The product of a draft. Unknown option groups are left out. */
export const productOf = (
  { optionGroupIds, ...entered }: ProductDraft,
  { id, soldOutUntil, optionGroups }: Rest,
): BakedProduct => ({
  ...entered,
  id,
  soldOutUntil,
  optionGroups: optionGroupIds.flatMap((groupId) => optionGroups.find((group) => group.id === groupId) ?? []),
});

/** Lengths in characters. */
export const PRODUCT_GROUP_NAME_MIN = 2;
export const PRODUCT_GROUP_NAME_MAX = 60;
export const PRODUCT_GROUP_DESCRIPTION_MAX = 500;

/** A product group as staff enter it. Its position is not part of it. */
export const productGroupDraft = z.object(
  {
    name: requiredText(
      PRODUCT_GROUP_NAME_MAX,
      'Bitte gib einen Namen an',
      tooLong('Der Name', PRODUCT_GROUP_NAME_MAX),
    ).check(z.minLength(PRODUCT_GROUP_NAME_MIN, tooShort('Der Name', PRODUCT_GROUP_NAME_MIN))),
    description: optionalLines(
      PRODUCT_GROUP_DESCRIPTION_MAX,
      tooLong('Die Beschreibung', PRODUCT_GROUP_DESCRIPTION_MAX),
    ),
    visible: yesOrNo,
    station,
  },
  FORM_MISSING,
);
export type ProductGroupDraft = z.infer<typeof productGroupDraft>;

export const BLANK_PRODUCT_GROUP: ProductGroupDraft = { name: '', description: '', visible: true, station: 'oven' };

export const PRODUCT_GROUP_FIELDS: FileFields<ProductGroupDraft> = {
  name: NAME_FIELD,
  description: DESCRIPTION_FIELD,
  visible: yesNoField('Sichtbar'),
  station: STATION_FIELD,
};
