import * as z from 'zod/mini';
import { ALLERGENS, type Allergen } from '../catalogue/declaration.ts';
import { type Product, allergen } from '../catalogue/product.ts';
import type { ProductOrder } from '../order/order.ts';
import type { PizzaOffer } from '../pizza/pizza-offer.ts';

export const SIZE_GROUP = /gr(ö|oe)sse/i;
export const DOUGH_GROUP = /boden|teig/i;
const GLUTEN_FREE = /glutenfrei/i;

/** What contains which allergens, to read those of any ordered dish from it. */
export const dishAllergens = z.object({
  /** Of products, their options and parts of own pizzas, by their ids; without those that have none. */
  contains: z.record(z.string(), z.array(allergen)),
  /** The doughs without gluten: a product declares its usual dough. */
  glutenFree: z.array(z.string()),
});
export type DishAllergens = z.infer<typeof dishAllergens>;

/** The allergens of everything that these products and own pizzas are made of. */
export function dishAllergensOf(products: readonly Product[], pizzaOffer: PizzaOffer | null): DishAllergens {
  const groups = products.flatMap(({ optionGroups }) => optionGroups);
  const { sizes = [], doughs = [], sauces = [], cheeses = [], toppings = [] } = pizzaOffer ?? {};
  const declared = [
    ...products,
    ...groups.flatMap(({ options }) => options),
    ...[...sizes, ...doughs, ...sauces, ...cheeses, ...toppings].map((part) => ({ allergens: [], ...part })),
  ];
  return {
    contains: Object.fromEntries(
      declared.filter(({ allergens }) => allergens.length > 0).map(({ id, allergens }) => [id, [...allergens]]),
    ),
    glutenFree: groups
      .filter(({ name }) => DOUGH_GROUP.test(name) && !SIZE_GROUP.test(name))
      .flatMap(({ options }) => options.filter(({ name }) => GLUTEN_FREE.test(name)).map(({ id }) => id)),
  };
}

/** The allergens of an ordered dish; of what is not known any more none are known. */
export function allergensIn(
  { productId, options, creation }: Pick<ProductOrder, 'productId' | 'options' | 'creation'>,
  { contains, glutenFree }: DishAllergens,
): Allergen[] {
  const chosen = options.flatMap(({ id }) => id ?? []);
  const ids =
    creation === null
      ? [productId, ...chosen]
      : [
          creation.sizeId,
          creation.doughId,
          creation.sauceId,
          creation.cheeseId,
          ...creation.toppings.map(({ toppingId }) => toppingId),
        ];
  const declared = new Set(ids.flatMap((id) => contains[id] ?? []));
  if (creation === null && chosen.some((id) => glutenFree.includes(id))) declared.delete('gluten');
  return ALLERGENS.filter((each) => declared.has(each));
}
