import * as z from 'zod/mini';
import { AVAILABLE_FIELD, NAME_FIELD } from '../catalogue/catalogue-item-fields.ts';
import { requiredText } from '../text/required-text.ts';
import { yesOrNo } from '../validation/chosen.ts';
import type { Fields } from '../validation/field.ts';
import { priceField } from '../validation/file-field.ts';
import { FORM_MISSING } from '../validation/form-message.ts';
import { tooLong } from '../validation/limit-messages.ts';
import { enteredPrice } from '../validation/whole-number.ts';

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
