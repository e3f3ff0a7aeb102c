import * as z from 'zod/mini';

/** The kinds of parts of an own pizza, in the order of choosing. */
export const pizzaPartKind = z.enum(['size', 'dough', 'sauce', 'cheese', 'topping']);
export type PizzaPartKind = z.infer<typeof pizzaPartKind>;

/** The kinds that can be eaten. */
export const INGREDIENT_KINDS = ['dough', 'sauce', 'cheese', 'topping'] as const satisfies readonly PizzaPartKind[];
export type IngredientKind = (typeof INGREDIENT_KINDS)[number];

/** Whether a pizza needs a part of this kind; only toppings are optional. */
export const isNeeded = (kind: PizzaPartKind): boolean => kind !== 'topping';

export const PIZZA_PART_LABELS: Record<
  PizzaPartKind,
  { readonly one: string; readonly many: string; readonly another: string }
> = {
  size: { one: 'Grösse', many: 'Grössen', another: 'Neue Grösse' },
  dough: { one: 'Teig', many: 'Teige', another: 'Neuer Teig' },
  sauce: { one: 'Sauce', many: 'Saucen', another: 'Neue Sauce' },
  cheese: { one: 'Käse', many: 'Käsesorten', another: 'Neuer Käse' },
  topping: { one: 'Belag', many: 'Beläge', another: 'Neuer Belag' },
};
