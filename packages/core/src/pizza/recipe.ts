import type { Illustration, Sauce, Topping } from '../catalogue/illustration.ts';

/** What lies on a round bread: only its drawing says so as data. */
export type Recipe = { readonly sauce: Sauce; readonly toppings: readonly Topping[] };

/** These taste of dessert: no own pizza has them, so such dishes are no beginning. */
const SWEET: readonly Sauce[] = ['chocolate', 'mascarpone', 'berry'];

/** The recipe of a dish, or null for what is no round, savoury bread. The drawing stands in for it. */
export function recipeOf(illustration: Illustration): Recipe | null {
  if (illustration.kind !== 'flatbread' || SWEET.includes(illustration.sauce)) return null;
  const { shape = 'round', sauce, toppings } = illustration;
  return shape === 'round' || shape === 'oval' ? { sauce, toppings } : null;
}
