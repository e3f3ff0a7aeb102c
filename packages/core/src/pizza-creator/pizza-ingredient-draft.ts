import * as z from 'zod/mini';
import { ALLERGENS_FIELD, AVAILABLE_FIELD, NAME_FIELD, TAGS_FIELD } from '../catalogue/catalogue-item-fields.ts';
import { declaredAllergens } from '../catalogue/declared-allergens.ts';
import { declaredTags } from '../catalogue/declared-tags.ts';
import { sauce, topping } from '../catalogue/illustration.ts';
import { requiredText } from '../text/required-text.ts';
import { chosenId, yesOrNo } from '../validation/chosen.ts';
import type { Fields } from '../validation/field.ts';
import { FORM_MISSING } from '../validation/form-message.ts';
import { tooLong } from '../validation/limit-messages.ts';
import { uniqueList } from '../validation/unique-list.ts';
import { enteredPrice } from '../validation/whole-number.ts';
import { INGREDIENT_KINDS, type IngredientKind } from './pizza-part-kind.ts';
import { pizzaPartName } from './pizza-size-draft.ts';

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
      tags: declaredTags,
      available: yesOrNo,
      illustration: drawing,
    },
    FORM_MISSING,
  )
  .check(
    z.refine(({ kind, illustration }) => DRAWINGS[kind](illustration), { error: NO_DRAWING, path: ['illustration'] }),
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
  tags: TAGS_FIELD,
  available: AVAILABLE_FIELD,
};
