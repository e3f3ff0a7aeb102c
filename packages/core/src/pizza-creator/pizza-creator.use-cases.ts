import type { PizzaOffer } from '../pizza/pizza-offer.ts';
import type { PizzaCreatorPort, SavedCreations } from './pizza-creator.port.ts';
import type { SavedCreation } from './saved-creation.ts';
import { withRenamed, withSaved, withoutSaved } from './saved-creations.ts';

/** Where the saved creations of each account are stored, the oldest first. */
export type SavedCreationRepository = {
  list(accountId: string): Promise<readonly SavedCreation[]>;
  /** Replaces the creations of an account by what `change` makes of them, one change after the other. */
  update(accountId: string, change: (saved: readonly SavedCreation[]) => SavedCreations): Promise<SavedCreations>;
};

type Dependencies = {
  readonly creations: SavedCreationRepository;
  /** Loads the parts of own pizzas; null where none are offered. */
  readonly loadPizzaOffer: () => Promise<PizzaOffer | null>;
  readonly newId: () => string;
};

/** What an account does with its saved creations. The caller has checked permission and input. */
export const createSavedCreationUseCases =
  ({ creations, loadPizzaOffer, newId }: Dependencies) =>
  (accountId: string): Pick<PizzaCreatorPort, 'savedCreations' | 'save' | 'rename' | 'remove'> => ({
    savedCreations: () => creations.list(accountId),
    save: async (creation) => {
      const [id, offer] = [newId(), await loadPizzaOffer()];
      return creations.update(accountId, (saved) => withSaved({ offer, saved }, id, creation));
    },
    rename: (change) => creations.update(accountId, (saved) => withRenamed(saved, change)),
    remove: (id) => creations.update(accountId, (saved) => withoutSaved(saved, id)),
  });
