import * as z from 'zod/mini';
import { LABELLING_FILE_FIELD } from '../declaration/labelling-file-field.ts';
import { ALLERGENS_MISSING, labellingDraft, mayBeOffered } from '../declaration/labelling.ts';
import { requiredText } from '../text/text.ts';
import { chosenId, yesOrNo, FORM_MISSING, tooLong, tooShort } from '../validation/basic-fields.ts';
import { enteredPrice, quantity } from '../validation/entered-fields.ts';
import { type FileFields, numberField } from '../validation/file-field.ts';
import { uniqueList, nameKey, repeatedPlaces } from '../validation/unique-list.ts';
import {
  ALLERGENS_FIELD,
  AVAILABLE_FIELD,
  NAME_FIELD,
  PRICE_FIELD,
  declaredAllergens,
} from './catalogue-item-fields.ts';
import type { OptionGroup } from './product.ts';

/** Lengths in characters. */
export const OPTION_GROUP_NAME_MIN = 2;
export const OPTION_GROUP_NAME_MAX = 60;
export const OPTION_NAME_MAX = 60;
export const OPTIONS_MAX = 50;

const optionDraft = z
  .object(
    {
      /** Null when the option is new. */
      id: z.nullable(chosenId('Dieses Extra gibt es nicht.')),
      name: requiredText(OPTION_NAME_MAX, 'Bitte gib einen Namen an', tooLong('Der Name', OPTION_NAME_MAX)),
      price: enteredPrice('Der Preis'),
      allergens: declaredAllergens,
      labelling: z.optional(z.nullable(labellingDraft)),
      available: yesOrNo,
    },
    'Bitte gib Name und Preis an',
  )
  .check(z.refine(mayBeOffered, { error: ALLERGENS_MISSING, path: ['labelling', 'reason'] }));

/** Ids of the existing options, each with its position. */
const idKeys = (options: readonly { readonly id: string | null }[]) => options.map(({ id }, place) => id ?? place);

/** An option group as staff enter it; prices in Rappen. Source: product design, "Catalogue". */
export const optionGroupDraft = z
  .object(
    {
      name: requiredText(
        OPTION_GROUP_NAME_MAX,
        'Bitte gib einen Namen an',
        tooLong('Der Name', OPTION_GROUP_NAME_MAX),
      ).check(z.minLength(OPTION_GROUP_NAME_MIN, tooShort('Der Name', OPTION_GROUP_NAME_MIN))),
      min: quantity('Die Mindestzahl', 'Extras', { min: 0, max: OPTIONS_MAX }),
      max: quantity('Die Höchstzahl', 'Extras', { min: 1, max: OPTIONS_MAX }),
      included: quantity('Die Zahl der inklusiven', 'Extras', { min: 0, max: OPTIONS_MAX }),
      options: uniqueList(optionDraft, {
        min: 1,
        max: OPTIONS_MAX,
        tooFew: 'Bitte füge mindestens ein Extra hinzu',
        tooMany: `Eine Auswahl hat höchstens ${OPTIONS_MAX} Extras.`,
        keyOf: ({ name }) => nameKey(name),
        twice: 'Dieser Name kommt schon vor.',
      }).check(
        z.refine((options) => repeatedPlaces(idKeys(options)).length === 0, 'Ein Extra kommt mehr als einmal vor.'),
      ),
    },
    FORM_MISSING,
  )
  .check(
    z.refine(({ min, max }) => min <= max, {
      error: 'Die Mindestzahl darf nicht grösser als die Höchstzahl sein.',
      path: ['min'],
    }),
    z.refine(({ included, max }) => included <= max, {
      error: 'Es können nicht mehr Extras inklusive sein, als man wählen darf.',
      path: ['included'],
    }),
    z.refine(({ max, options }) => options.length === 0 || max <= options.length, {
      error: 'Die Höchstzahl darf nicht grösser als die Zahl der Extras sein.',
      path: ['max'],
    }),
  );
export type OptionGroupDraft = z.infer<typeof optionGroupDraft>;
export type OptionDraft = OptionGroupDraft['options'][number];

/** An empty option. */
export const BLANK_OPTION: OptionDraft = { id: null, name: '', price: 0, allergens: [], available: true };
export const BLANK_OPTION_GROUP: OptionGroupDraft = { name: '', min: 0, max: 1, included: 0, options: [BLANK_OPTION] };

export const OPTION_GROUP_FIELDS: FileFields<Omit<OptionGroupDraft, 'options'>> = {
  name: NAME_FIELD,
  min: numberField('Mindestens'),
  max: numberField('Höchstens'),
  included: numberField('Inklusive'),
};

export const OPTION_FIELDS: FileFields<Omit<OptionDraft, 'id'>> = {
  name: NAME_FIELD,
  price: PRICE_FIELD,
  allergens: ALLERGENS_FIELD,
  labelling: LABELLING_FILE_FIELD,
  available: AVAILABLE_FIELD,
};

/** The draft of an existing option group. */
export const optionGroupDraftOf = ({ id: _id, options, ...group }: OptionGroup): OptionGroupDraft => ({
  ...group,
  options: options.map(({ soldOutUntil: _until, ...option }) => option),
});
