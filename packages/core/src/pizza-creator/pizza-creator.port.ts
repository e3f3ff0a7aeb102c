import type { Result } from '../result/result.ts';
import type { PizzaOffer } from './pizza-offer.ts';
import type { NewSavedCreation, SavedCreation, SavedCreationError } from './saved-creation.ts';

/** All creations after a change, oldest first. */
export type SavedCreations = Result<readonly SavedCreation[], SavedCreationError>;

export type PizzaCreatorPort = {
  /** What own pizzas are made of; fails where none are offered. */
  load(): Promise<PizzaOffer>;
  /** The same; null where none are offered. */
  find(): Promise<PizzaOffer | null>;
  /** The creations that the signed-in customer keeps, oldest first. This and the following fail for guests. */
  savedCreations(): Promise<readonly SavedCreation[]>;
  save(creation: NewSavedCreation): Promise<SavedCreations>;
  rename(change: { readonly id: string; readonly name: string }): Promise<SavedCreations>;
  remove(id: string): Promise<SavedCreations>;
};
