import { type Result, ok } from '../result/result.ts';
import type { SinglePart } from './adapt-creation.ts';
import { normalizeCreation } from './normalize-creation.ts';
import type { PizzaCreation, PlacedTopping, ToppingPlace } from './pizza-creation.ts';
import type { PizzaOffer } from './pizza-offer.ts';
import { type PizzaCreationError, resolveCreation } from './resolve-creation.ts';

/** The changes of a creation by a guest. */
export type CreationChange =
  | { readonly kind: 'partChosen'; readonly part: SinglePart; readonly id: string }
  /** On the whole pizza, or on one half. */
  | { readonly kind: 'toppingToggled'; readonly id: string; readonly place: ToppingPlace };

/**
 * The place of a topping after a tap on the whole pizza or one half, undefined for none. On the whole pizza it is
 * added, also when a half has it already, or removed from both halves; on a half the other half does not change.
 */
export function toggledPlace(place: ToppingPlace | undefined, side: ToppingPlace): ToppingPlace | undefined {
  if (place === undefined) return side;
  if (place === side) return undefined;
  if (place !== 'whole') return 'whole';
  return side === 'left' ? 'right' : 'left';
}

function withToppingToggled(
  toppings: readonly PlacedTopping[],
  toppingId: string,
  side: ToppingPlace,
): PlacedTopping[] {
  const others = toppings.filter((each) => each.toppingId !== toppingId);
  const place = toggledPlace(toppings.find((each) => each.toppingId === toppingId)?.place, side);
  return place === undefined ? others : [...others, { toppingId, place }];
}

/**
 * The creation after a change; refused for parts that the offer does not have and for toppings that do not fit on a
 * half.
 */
export function changedCreation(
  offer: PizzaOffer,
  creation: PizzaCreation,
  change: CreationChange,
): Result<PizzaCreation, PizzaCreationError> {
  const normal = normalizeCreation(creation);
  const changed = normalizeCreation(
    change.kind === 'partChosen'
      ? { ...normal, [`${change.part}Id`]: change.id }
      : { ...normal, toppings: withToppingToggled(normal.toppings, change.id, change.place) },
  );
  const pizza = resolveCreation(offer, changed);
  return pizza.ok ? ok(changed) : pizza;
}
