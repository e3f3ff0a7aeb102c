import { type Result, ok } from '../result/result.ts';
import type { SinglePart } from './adapt-creation.ts';
import { normalizeCreation } from './normalize-creation.ts';
import type { PizzaCreation, PlacedTopping, ToppingPlace } from './pizza-creation.ts';
import type { PizzaOffer } from './pizza-offer.ts';
import { type PizzaCreationError, resolveCreation } from './resolve-creation.ts';

/** What a guest does to a creation. */
export type CreationChange =
  | { readonly kind: 'partChosen'; readonly part: SinglePart; readonly id: string }
  /** On the whole pizza, or on one half. */
  | { readonly kind: 'toppingToggled'; readonly id: string; readonly place: ToppingPlace };

/**
 * Where a topping lies after it was put on or taken off the whole pizza or one half, undefined for nowhere. On the whole
 * pizza it is put on, also when a half has it already, or taken off both halves; on a half the other half stays.
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

/** The creation after a change; refused is what the offer does not have and what no longer fits on a half. */
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
