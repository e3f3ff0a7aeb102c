import type { Serving } from '../catalogue/availability.ts';
import {
  type FittedCreation,
  adaptCreation,
  plainCreation,
  type CreationChange,
  changedCreation,
} from '../pizza/change-creation.ts';
import type { PizzaCreation } from '../pizza/pizza-creation.ts';
import { isSameCreation } from '../pizza/pizza-halves.ts';
import type { PizzaOffer } from '../pizza/pizza-offer.ts';
import type { PizzaCreationError } from '../pizza/resolve-creation.ts';
import { seededRandom } from '../random/seeded-random.ts';
import { type Result, ok } from '../result/result.ts';
import { pizzaOfSearch } from './pizza-url.ts';
import { type SurpriseWish, surprisePizza } from './surprise-pizza.ts';

/** The maximum number of steps; older ones are dropped. */
export const HISTORY_STEPS_MAX = 50;

/** A creation with the ones before it, oldest first, and those that were undone, next first. */
export type CreationHistory = {
  readonly past: readonly PizzaCreation[];
  readonly present: PizzaCreation;
  readonly future: readonly PizzaCreation[];
};

/** The history of an unchanged creation. */
export const historyOf = (present: PizzaCreation): CreationHistory => ({ past: [], present, future: [] });

/** Adds a step. Undone steps are dropped; a step that changes nothing is not added. */
export const withStep = (history: CreationHistory, next: PizzaCreation): CreationHistory =>
  isSameCreation(history.present, next)
    ? history
    : { past: [...history.past, history.present].slice(-HISTORY_STEPS_MAX), present: next, future: [] };

/** One step back; the same history when there is none. */
export function undone({ past, present, future }: CreationHistory): CreationHistory {
  const previous = past.at(-1);
  return previous === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: previous, future: [present, ...future] };
}

/** One step forward again; the same history when there is none. */
export function redone({ past, present, future }: CreationHistory): CreationHistory {
  const [next, ...later] = future;
  return next === undefined ? { past, present, future } : { past: [...past, present], present: next, future: later };
}

/** A creation that is being composed. */
export type CreationDraft = {
  readonly offer: PizzaOffer;
  readonly history: CreationHistory;
  /** The parts that the link or the new offer does not allow, in German. */
  readonly dropped: readonly string[];
};

/** A surprise pizza at an instant; the same seed gives the same pizza. */
export type SurpriseRequested = { readonly wish: SurpriseWish; readonly seed: number; readonly at: Serving };

/** The steps of a guest, in order. */
export type CreationStep =
  | CreationChange
  | { readonly kind: 'undone' | 'redone' | 'cleared' }
  | ({ readonly kind: 'surprised' } & SurpriseRequested)
  /** The pizza of another link, such as after the browser's back button. */
  | { readonly kind: 'restored'; readonly search: string };

/** The initial state for the pizza of a link. */
export function creationDraftOf(offer: PizzaOffer, search: string): CreationDraft {
  const { creation, dropped } = pizzaOfSearch(offer, search);
  return { offer, history: historyOf(creation), dropped };
}

/**
 * The same pizza adapted to a newer offer; the history is dropped, because its steps may not be possible any more. An
 * equal offer changes nothing.
 */
export function withOffer(work: CreationDraft, offer: PizzaOffer): CreationDraft {
  // Compared as text, because the server sends equal offers in the same form, and a deep comparison would add code to
  // the page.
  if (JSON.stringify(work.offer) === JSON.stringify(offer)) return work;
  const { history } = work;
  const { creation, dropped } = adaptCreation(offer, history.present);
  return { offer, history: historyOf(creation), dropped };
}

const stepTo = ({ offer, history }: CreationDraft, { creation, dropped }: FittedCreation) =>
  ok<CreationDraft>({ offer, history: withStep(history, creation), dropped });

/**
 * The state after a step; refused for parts that the offer does not have and for toppings that do not fit on a half.
 */
export function creationDraftAfter(work: CreationDraft, step: CreationStep): Result<CreationDraft, PizzaCreationError> {
  const { offer, history } = work;
  switch (step.kind) {
    case 'undone':
      return ok({ offer, history: undone(history), dropped: [] });
    case 'redone':
      return ok({ offer, history: redone(history), dropped: [] });
    case 'cleared':
      return stepTo(work, { creation: plainCreation(offer), dropped: [] });
    case 'surprised':
      return stepTo(work, {
        creation: surprisePizza(offer, { at: step.at, wish: step.wish, random: seededRandom(step.seed) }),
        dropped: [],
      });
    case 'restored':
      return stepTo(work, pizzaOfSearch(offer, step.search));
    case 'partChosen':
    case 'toppingToggled': {
      const changed = changedCreation(offer, history.present, step);
      return changed.ok ? stepTo(work, { creation: changed.value, dropped: [] }) : changed;
    }
  }
}
