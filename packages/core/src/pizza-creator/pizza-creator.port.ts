import type { PizzaOffer } from '../pizza/pizza-offer.ts';
import type { Result } from '../result/result.ts';
import type { NewSavedCreation, SavedCreation, SavedCreationError } from './saved-creation.ts';

/** All creations after a change, oldest first. */
export type SavedCreations = Result<readonly SavedCreation[], SavedCreationError>;

export type PizzaCreatorPort = {
  /** The parts of own pizzas; fails where none are offered. */
  load(): Promise<PizzaOffer>;
  /** The same; null where none are offered. */
  find(): Promise<PizzaOffer | null>;
  /**
   * The creations that the signed-in customer has saved, oldest first. This and the following methods fail for guests.
   */
  savedCreations(): Promise<readonly SavedCreation[]>;
  save(creation: NewSavedCreation): Promise<SavedCreations>;
  rename(change: { readonly id: string; readonly name: string }): Promise<SavedCreations>;
  remove(id: string): Promise<SavedCreations>;
};
