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

/** A creation that is being put together. */
export type CreationDraft = {
  readonly offer: PizzaOffer;
  readonly history: CreationHistory;
  /** What the link or the new offer made drop out, in German. */
  readonly dropped: readonly string[];
};

/** A surprise that is asked for at an instant; the same seed gives the same pizza. */
export type SurpriseRequested = { readonly wish: SurpriseWish; readonly seed: number; readonly at: Serving };

/** What a guest does, one after the other. */
export type CreationStep =
  | CreationChange
  | { readonly kind: 'undone' | 'redone' | 'cleared' }
  | ({ readonly kind: 'surprised' } & SurpriseRequested)
  /** The pizza of another link, as when somebody goes back in the browser. */
  | { readonly kind: 'restored'; readonly search: string };

/** Begins with the pizza of a link. */
export function creationDraftOf(offer: PizzaOffer, search: string): CreationDraft {
  const { creation, dropped } = pizzaOfSearch(offer, search);
  return { offer, history: historyOf(creation), dropped };
}

/**
 * The same pizza as far as a newer offer has it; the steps to it may no longer be possible and are forgotten. An offer that
 * says the same changes nothing.
 */
export function withOffer(work: CreationDraft, offer: PizzaOffer): CreationDraft {
  // As text: both came from the server alike, and guests wait for no more than this.
  if (JSON.stringify(work.offer) === JSON.stringify(offer)) return work;
  const { history } = work;
  const { creation, dropped } = adaptCreation(offer, history.present);
  return { offer, history: historyOf(creation), dropped };
}

const stepTo = ({ offer, history }: CreationDraft, { creation, dropped }: FittedCreation) =>
  ok<CreationDraft>({ offer, history: withStep(history, creation), dropped });

/** The work after a step; refused is what the offer does not have and what no longer fits on a half. */
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
