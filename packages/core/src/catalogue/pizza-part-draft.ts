import * as z from 'zod/mini';
import { LABELLING_FIELD } from '../declaration/declaration-texts.ts';
import { ALLERGENS_MISSING, labellingDraft, mayBeOffered } from '../declaration/labelling.ts';
import { requiredText } from '../text/text.ts';
import { yesOrNo, FORM_MISSING, tooLong, chosenId } from '../validation/basic-fields.ts';
import { enteredPrice } from '../validation/entered-fields.ts';
import type { Fields } from '../validation/field.ts';
import { priceField } from '../validation/file-field.ts';
import { uniqueList } from '../validation/unique-list.ts';
import {
  AVAILABLE_FIELD,
  NAME_FIELD,
  ALLERGENS_FIELD,
  TAGS_FIELD,
  declaredAllergens,
  declaredTags,
} from './catalogue-item-fields.ts';
import type { OutlinedPizzaPart } from './catalogue.ts';
import { sauce, topping } from './illustration.ts';
import { INGREDIENT_KINDS, type IngredientKind } from './pizza-part-kind.ts';

/** Maximum length in characters. */
export const PIZZA_PART_NAME_MAX = 60;

export const pizzaPartName = requiredText(
  PIZZA_PART_NAME_MAX,
  'Bitte gib einen Namen an',
  tooLong('Der Name', PIZZA_PART_NAME_MAX),
);

/** A size as staff enter it; its price in Rappen is added to the base price. */
export const pizzaSizeDraft = z.object(
  { name: pizzaPartName, price: enteredPrice('Der Aufpreis'), available: yesOrNo },
  FORM_MISSING,
);
export type PizzaSizeDraft = z.infer<typeof pizzaSizeDraft>;

export const BLANK_PIZZA_SIZE: PizzaSizeDraft = { name: '', price: Number.NaN, available: true };

/** The label and the text of each field. */
export const PIZZA_SIZE_FIELDS: Fields<PizzaSizeDraft> = {
  name: NAME_FIELD,
  price: priceField('Aufpreis'),
  available: AVAILABLE_FIELD,
};

/** Maximum length in characters. */
export const ORIGIN_COUNTRY_MAX = 60;
export const PIZZA_SIZES_MAX = 20;

const NO_DRAWING = 'Bitte wähle eine Zeichnung';
const drawing = z.nullable(z.union([sauce, topping], NO_DRAWING));

/** The absence of cheese has no drawing, and doughs are drawn by their declaration. */
const DRAWINGS: Record<IngredientKind, (rendered: unknown) => boolean> = {
  dough: (rendered) => rendered === null,
  sauce: (rendered) => sauce.safeParse(rendered).success,
  cheese: (rendered) => rendered === null || topping.safeParse(rendered).success,
  topping: (rendered) => topping.safeParse(rendered).success,
};

/** A dough, a sauce, a cheese or a topping as staff enter it; prices in Rappen, one for each size. */
export const pizzaIngredientDraft = z
  .object(
    {
      kind: z.enum(INGREDIENT_KINDS, 'Bitte wähle, was es ist'),
      name: pizzaPartName,
      prices: uniqueList(
        z.object({ sizeId: chosenId('Diese Grösse gibt es nicht.'), price: enteredPrice('Der Preis') }),
        {
          min: 1,
          max: PIZZA_SIZES_MAX,
          tooFew: 'Bitte gib für jede Grösse einen Preis an',
          tooMany: `Es sind höchstens ${PIZZA_SIZES_MAX} Grössen möglich.`,
          keyOf: ({ sizeId }) => sizeId,
          twice: 'Diese Grösse hat schon einen Preis.',
        },
      ),
      allergens: declaredAllergens,
      originCountry: z.nullable(
        requiredText(ORIGIN_COUNTRY_MAX, 'Bitte gib das Land an', tooLong('Das Land', ORIGIN_COUNTRY_MAX)),
      ),
      labelling: z.optional(z.nullable(labellingDraft)),
      tags: declaredTags,
      available: yesOrNo,
      illustration: drawing,
    },
    FORM_MISSING,
  )
  .check(
    z.refine(({ kind, illustration }) => DRAWINGS[kind](illustration), { error: NO_DRAWING, path: ['illustration'] }),
    z.refine(mayBeOffered, { error: ALLERGENS_MISSING, path: ['labelling', 'reason'] }),
  );
export type PizzaIngredientDraft = z.infer<typeof pizzaIngredientDraft>;

export const BLANK_PIZZA_INGREDIENT: PizzaIngredientDraft = {
  kind: 'topping',
  name: '',
  prices: [],
  allergens: [],
  originCountry: null,
  tags: [],
  available: true,
  illustration: null,
};

/**
 * The label and the text of each field. The kind is missing because it never changes, other fields because their text
 * depends on other data.
 */
export const PIZZA_INGREDIENT_FIELDS: Fields<Omit<PizzaIngredientDraft, 'kind' | 'prices' | 'illustration'>> = {
  name: NAME_FIELD,
  allergens: ALLERGENS_FIELD,
  originCountry: { label: 'Herkunft', text: (country) => country ?? 'keine' },
  labelling: LABELLING_FIELD,
  tags: TAGS_FIELD,
  available: AVAILABLE_FIELD,
};

/**
 * The parts of a kind that guests choose from, in their order, and the edited one, which keeps its place while it is
 * archived.
 */
export const partsOfKind = (
  parts: readonly OutlinedPizzaPart[],
  { id, kind }: Pick<OutlinedPizzaPart, 'id' | 'kind'>,
): readonly OutlinedPizzaPart[] =>
  parts.filter((part) => part.kind === kind && (part.archived === null || part.id === id));
