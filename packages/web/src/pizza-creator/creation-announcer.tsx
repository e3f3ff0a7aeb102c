import { formatMoney } from '@ofenpost/core/money/format-money';
import type { CreatorView } from '@ofenpost/core/pizza-creator/pizza-creator.selectors';
import type { ToppingPlace } from '@ofenpost/core/pizza/pizza-creation';
import { type ResolvedCreation, type ChosenTopping, resolveCreation } from '@ofenpost/core/pizza/resolve-creation';
import { useState } from 'react';
import { pizzaText } from './creation-text.ts';
import controls from '../ui/controls.module.css';

/** After more changes at once the whole pizza is described instead. */
const ANNOUNCED_CHANGES_MAX = 2;

const ON_PLACE: Record<ToppingPlace, string> = {
  whole: 'auf dem ganzen Fladen',
  left: 'auf der linken Hälfte',
  right: 'auf der rechten Hälfte',
};
const ONLY_ON: Record<ToppingPlace, string> = {
  whole: 'auf dem ganzen Fladen',
  left: 'nur noch auf der linken Hälfte',
  right: 'nur noch auf der rechten Hälfte',
};

const placeOf = (toppings: readonly ChosenTopping[], id: string): ToppingPlace | null =>
  toppings.find(({ topping }) => topping.id === id)?.place ?? null;

function toppingChanges(before: ResolvedCreation, after: ResolvedCreation): string[] {
  const removed = before.toppings.filter(({ topping }) => placeOf(after.toppings, topping.id) === null);
  const moved = after.toppings.flatMap(({ topping: { id, name }, place }) => {
    const was = placeOf(before.toppings, id);
    if (was === place) return [];
    return [`${name} ${was === 'whole' ? ONLY_ON[place] : ON_PLACE[place]}`];
  });
  return [...removed.map(({ topping }) => `${topping.name} entfernt`), ...moved];
}

function partChanges(before: ResolvedCreation, after: ResolvedCreation): string[] {
  const parts = ['size', 'dough', 'sauce', 'cheese'] as const;
  return parts.filter((part) => before[part].id !== after[part].id).map((part) => after[part].name);
}

/**
 * Describes a change of the pizza for screen readers: `Rucola auf der linken Hälfte, CHF 21.50`. Empty when nothing
 * changed.
 */
export function creationChanges(before: CreatorView, after: CreatorView): string {
  if (before.search === after.search) return '';
  const [was, is] = [resolveCreation(before.offer, before.creation), resolveCreation(after.offer, after.creation)];
  if (!was.ok || !is.ok) return '';
  const changes = [...partChanges(was.value, is.value), ...toppingChanges(was.value, is.value)];
  const price = formatMoney(after.price.total);
  return changes.length > ANNOUNCED_CHANGES_MAX ? `${pizzaText(is.value)} ${price}` : `${changes.join(', ')}, ${price}`;
}

/** Announces each change of the pizza to screen readers. */
export function CreationAnnouncer({ view }: { view: CreatorView }) {
  const [reported, setReported] = useState({ view, changes: '' });
  if (reported.view !== view) setReported({ view, changes: creationChanges(reported.view, view) || reported.changes });
  return (
    <p className={controls.visuallyHidden} role="status" aria-live="polite">
      {reported.changes}
    </p>
  );
}
