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
import { type Result, ok } from '../result/result.ts';
import { pizzaOfSearch } from './pizza-url.ts';

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
  /** What the link, the dish or the new offer has and this pizza cannot, in German. It is told until another pizza. */
  readonly dropped: readonly string[];
  /** Whether a dish lost it, and not a link or an older offer. */
  readonly isFromDish: boolean;
};

/** The steps of a guest, in order. */
export type CreationStep =
  | CreationChange
  | { readonly kind: 'undone' | 'redone' | 'cleared' }
  /** A whole pizza: dishes of the menu or a surprise, with what it could not have, in German. */
  | ({ readonly kind: 'begun' } & FittedCreation)
  /** The pizza of another link, such as after the browser's back button. */
  | { readonly kind: 'restored'; readonly search: string };

/** The initial state for the pizza of a link. */
export function creationDraftOf(offer: PizzaOffer, search: string): CreationDraft {
  const { creation, dropped } = pizzaOfSearch(offer, search);
  return { offer, history: historyOf(creation), dropped, isFromDish: false };
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
  return { offer, history: historyOf(creation), dropped, isFromDish: false };
}

const stepTo = (work: CreationDraft, { creation, dropped }: FittedCreation) =>
  ok<CreationDraft>({ ...work, history: withStep(work.history, creation), dropped });

/**
 * The state after a step; refused for parts that the offer does not have and for toppings that do not fit on a half.
 */
export function creationDraftAfter(work: CreationDraft, step: CreationStep): Result<CreationDraft, PizzaCreationError> {
  const { offer, history } = work;
  switch (step.kind) {
    case 'undone':
      return ok({ ...work, history: undone(history), dropped: [] });
    case 'redone':
      return ok({ ...work, history: redone(history), dropped: [] });
    case 'cleared':
      return stepTo(work, { creation: plainCreation(offer), dropped: [] });
    case 'begun': {
      const { creation, dropped } = adaptCreation(offer, step.creation);
      return stepTo({ ...work, isFromDish: true }, { creation, dropped: [...step.dropped, ...dropped] });
    }
    case 'restored':
      return stepTo({ ...work, isFromDish: false }, pizzaOfSearch(offer, step.search));
    case 'partChosen':
    case 'toppingToggled':
    case 'pieceTapped': {
      const changed = changedCreation(offer, history.present, step);
      // What was dropped is still told: the notice stands above the choices, which would jump under the finger.
      return changed.ok ? stepTo(work, { creation: changed.value, dropped: work.dropped }) : changed;
    }
  }
}
