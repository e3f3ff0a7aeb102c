import type { PizzaCreatorPort } from '@ofenpost/core/pizza-creator/pizza-creator.port';
import {
  createSavedCreationUseCases,
  type SavedCreationRepository,
} from '@ofenpost/core/pizza-creator/pizza-creator.use-cases';
import { creationName, newSavedCreation } from '@ofenpost/core/pizza-creator/saved-creation';
import { pizzaOfferIn } from './pizza-parts.ts';
import { type Shop, type Visitor, requireSignedIn } from './shop.ts';

const createSavedCreationRepository = ({ savedCreations }: Shop): SavedCreationRepository => ({
  list: async (accountId) => savedCreations.get(accountId) ?? [],
  update: async (accountId, change) => {
    const changed = change(savedCreations.get(accountId) ?? []);
    if (changed.ok) savedCreations.set(accountId, changed.value);
    return changed;
  },
});

export function createPizzaCreatorInMemory(shop: Shop, visitor: Visitor): PizzaCreatorPort {
  const find = async () => pizzaOfferIn(shop);
  const creationsOf = createSavedCreationUseCases({
    creations: createSavedCreationRepository(shop),
    loadPizzaOffer: find,
    newId: () => crypto.randomUUID(),
  });
  const own = () => creationsOf(requireSignedIn(visitor, 'pizza.save'));
  return {
    load: async () => {
      const offer = await find();
      if (offer === null) throw new Error('no own pizzas');
      return offer;
    },
    find,
    savedCreations: async () => own().savedCreations(),
    save: async (creation) => own().save(newSavedCreation.parse(creation)),
    rename: async ({ id, name }) => own().rename({ id, name: creationName.parse(name) }),
    remove: async (id) => own().remove(id),
  };
}
