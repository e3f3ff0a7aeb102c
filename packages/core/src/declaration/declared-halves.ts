import { toppingsOn } from '../pizza/pizza-halves.ts';
import { type ResolvedCreation, groundOf } from '../pizza/resolve-creation.ts';
import { declarationOfIngredient } from './declaration-of.ts';
import type { Declaration, OrderedDeclaration } from './declaration.ts';
import { uniteDeclarations } from './unite-declarations.ts';

type Halves = NonNullable<OrderedDeclaration['halves']>;

/** What an own pizza declares with the toppings of these places. */
const declaredWith = (pizza: ResolvedCreation, toppings: ResolvedCreation['toppings']): Declaration =>
  uniteDeclarations([...groundOf(pizza), ...toppings.map(({ topping }) => topping)].map(declarationOfIngredient));

/** What each half of an own pizza declares; null when both declare the same. */
export function declaredHalves(pizza: ResolvedCreation): Halves | null {
  const left = declaredWith(pizza, toppingsOn(pizza.toppings, 'left'));
  const right = declaredWith(pizza, toppingsOn(pizza.toppings, 'right'));
  return JSON.stringify(left) === JSON.stringify(right) ? null : { left, right };
}
