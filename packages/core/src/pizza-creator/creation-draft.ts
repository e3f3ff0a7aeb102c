import type { Serving } from '../catalogue/serving.ts';
import { seededRandom } from '../random/seeded-random.ts';
import { type Result, ok } from '../result/result.ts';
import { type FittedCreation, adaptCreation, plainCreation } from './adapt-creation.ts';
import { type CreationChange, changedCreation } from './change-creation.ts';
import { type CreationHistory, historyOf, redone, undone, withStep } from './creation-history.ts';
import type { PizzaOffer } from './pizza-offer.ts';
import { pizzaOfSearch } from './pizza-url.ts';
import type { PizzaCreationError } from './resolve-creation.ts';
import { type SurpriseWish, surprisePizza } from './surprise-pizza.ts';

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
