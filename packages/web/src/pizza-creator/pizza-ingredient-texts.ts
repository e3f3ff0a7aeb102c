import type { OutlinedPizzaPart } from '@ofenpost/core/catalogue/catalogue-outline';
import { sauce, topping } from '@ofenpost/core/catalogue/illustration';
import { PRODUCT_TAG_LABELS } from '@ofenpost/core/catalogue/product-tag';
import type { PizzaIngredientDraft } from '@ofenpost/core/pizza-creator/pizza-ingredient-draft';
import { PIZZA_PART_LABELS } from '@ofenpost/core/pizza-creator/pizza-part-kind';
import { allergensText, priceText, yesNo } from '../catalogue/product-texts.ts';
import type { FieldTexts } from '../editor/field-texts.ts';
import { SAUCE_LABELS, TOPPING_LABELS } from './drawing-labels.ts';

function drawingText(drawing: PizzaIngredientDraft['illustration']): string {
  const ofTopping = topping.safeParse(drawing).data;
  if (ofTopping !== undefined) return TOPPING_LABELS[ofTopping];
  const ofSauce = sauce.safeParse(drawing).data;
  return ofSauce === undefined ? 'keine' : SAUCE_LABELS[ofSauce];
}

/** How the fields of an ingredient read, in a conflict and in the list of changes. */
export const pizzaIngredientTexts = (parts: readonly OutlinedPizzaPart[]): FieldTexts<PizzaIngredientDraft> => ({
  kind: { label: 'Art', text: (kind) => PIZZA_PART_LABELS[kind].one },
  name: { label: 'Name', text: (name) => name },
  prices: {
    label: 'Aufpreise',
    text: (prices) =>
      prices
        .map(({ sizeId, price }) => `${parts.find(({ id }) => id === sizeId)?.name ?? '?'}: ${priceText(price)}`)
        .join('\n'),
  },
  allergens: { label: 'Allergene', text: allergensText },
  originCountry: { label: 'Herkunft', text: (country) => country ?? 'keine' },
  tags: {
    label: 'Merkmale',
    text: (tags) => (tags.length === 0 ? 'keine' : tags.map((tag) => PRODUCT_TAG_LABELS[tag]).join(', ')),
  },
  available: { label: 'Im Angebot', text: yesNo },
  illustration: { label: 'Zeichnung', text: drawingText },
});
