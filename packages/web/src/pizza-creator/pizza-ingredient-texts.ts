import { PRICE_FIELD } from '@ofenpost/core/catalogue/catalogue-item-fields';
import type { OutlinedPizzaPart } from '@ofenpost/core/catalogue/catalogue-outline';
import { sauce, topping } from '@ofenpost/core/catalogue/illustration';
import {
  PIZZA_INGREDIENT_FIELDS,
  type PizzaIngredientDraft,
} from '@ofenpost/core/pizza-creator/pizza-ingredient-draft';
import { PIZZA_PART_LABELS } from '@ofenpost/core/pizza-creator/pizza-part-kind';
import type { FieldTexts } from '../editor/field-texts.ts';
import { SAUCE_LABELS, TOPPING_LABELS } from './drawing-labels.ts';

function drawingText(drawing: PizzaIngredientDraft['illustration']): string {
  const ofTopping = topping.safeParse(drawing).data;
  if (ofTopping !== undefined) return TOPPING_LABELS[ofTopping];
  const ofSauce = sauce.safeParse(drawing).data;
  return ofSauce === undefined ? 'keine' : SAUCE_LABELS[ofSauce];
}

/** Returns the labels and formats of an ingredient's fields, for conflicts and for the list of changes. */
export const pizzaIngredientTexts = (parts: readonly OutlinedPizzaPart[]): FieldTexts<PizzaIngredientDraft> => ({
  ...PIZZA_INGREDIENT_FIELDS,
  kind: { label: 'Art', text: (kind) => PIZZA_PART_LABELS[kind].one },
  prices: {
    label: 'Aufpreise',
    text: (prices) =>
      prices
        .map(({ sizeId, price }) => `${parts.find(({ id }) => id === sizeId)?.name ?? '?'}: ${PRICE_FIELD.text(price)}`)
        .join('\n'),
  },
  illustration: { label: 'Zeichnung', text: drawingText },
});
