import * as z from 'zod/mini';
import { sauce, topping } from '../catalogue/illustration.ts';
import { allergen, offer as onOffer, productTag } from '../catalogue/product.ts';
import { labelling } from '../declaration/labelling.ts';
import { PRICE_MAX, price } from '../money/money.ts';
import { areUnique } from '../validation/unique-list.ts';
import { itemVatClass } from '../vat/vat.ts';
import { partsOf } from './parts-of.ts';

/** With this maximum, sums of parts are safe integers. */
const partPrice = price.check(z.lte(PRICE_MAX));

/** How a topping on one half is charged. Source: product design, "Pizza creator". */
export const halfPriceRule = z.enum(['half_each', 'dearer_half', 'full']);
export type HalfPriceRule = z.infer<typeof halfPriceRule>;

/** The name of a part in shared URLs: small ASCII letters and digits, separated by hyphens. It never changes. */
export const urlKey = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(20));

const part = {
  id: z.uuid(),
  urlKey,
  name: z.string(),
  ...onOffer.shape,
};

const ingredient = {
  ...part,
  /** One for each size, in Rappen. */
  prices: z.array(z.object({ sizeId: z.uuid(), price: partPrice })),
  allergens: z.array(allergen),
  /** Where meat or fish comes from, in German; null for everything else. Source: LIV art. 15 to 17. */
  originCountry: z.nullable(z.string()),
  labelling: z.optional(z.nullable(labelling)),
  tags: z.array(productTag),
};

/** The price is added to the base price, in Rappen. */
export const pizzaSize = z.object({ ...part, price: partPrice });
export type PizzaSize = z.infer<typeof pizzaSize>;

export const pizzaDough = z.object(ingredient);
export type PizzaDough = z.infer<typeof pizzaDough>;

export const pizzaSauce = z.object({ ...ingredient, illustration: sauce });
export type PizzaSauce = z.infer<typeof pizzaSauce>;

/** A cheese or a topping; "no cheese" is a cheese without a picture. */
export const pizzaTopping = z.object({ ...ingredient, illustration: z.nullable(topping) });
export type PizzaTopping = z.infer<typeof pizzaTopping>;

/** The fields that every part of a pizza has. */
export type PizzaPart = Omit<PizzaSize, 'price'>;
/** A part that can be eaten: everything but the size. */
export type PizzaIngredient = PizzaDough;

const offer = z.object({
  /** The product that stands for a creation in cart and order. Its price is that of the bare pizza, in Rappen. */
  baseProduct: z.object({
    id: z.uuid(),
    name: z.string(),
    price: partPrice,
    vatClass: itemVatClass,
    ...onOffer.shape,
  }),
  halfPriceRule,
  doughs: z.array(pizzaDough).check(z.minLength(1)),
  sizes: z.array(pizzaSize).check(z.minLength(1)),
  sauces: z.array(pizzaSauce).check(z.minLength(1)),
  cheeses: z.array(pizzaTopping).check(z.minLength(1)),
  toppings: z.array(pizzaTopping),
});
export type PizzaOffer = z.infer<typeof offer>;

const hasDistinctParts = (candidate: PizzaOffer): boolean => {
  const lists = partsOf(candidate);
  return (
    areUnique(lists.flat().map(({ id }) => id)) && lists.every((list) => areUnique(list.map((each) => each.urlKey)))
  );
};

const isPricedFor =
  (sizes: readonly PizzaSize[]) =>
  ({ prices }: PizzaIngredient): boolean =>
    prices.length === sizes.length && sizes.every(({ id }) => prices.some(({ sizeId }) => sizeId === id));

const hasEveryPrice = ({ sizes, doughs, sauces, cheeses, toppings }: PizzaOffer): boolean =>
  [...doughs, ...sauces, ...cheeses, ...toppings].every(isPricedFor(sizes));

/**
 * All parts of own pizzas; ids are unique, url keys are unique within a list, each ingredient has a price for each
 * size.
 */
export const pizzaOffer = offer.check(z.refine(hasDistinctParts), z.refine(hasEveryPrice));

/** German labels for staff. */
export const HALF_PRICE_LABELS: Readonly<Record<HalfPriceRule, string>> = {
  half_each: 'Jede Hälfte zum halben Preis',
  dearer_half: 'Die teurere Hälfte zählt ganz, die andere nichts',
  full: 'Jede Hälfte zum ganzen Preis',
};
