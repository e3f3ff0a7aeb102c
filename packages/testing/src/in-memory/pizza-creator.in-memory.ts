import type { PizzaCreatorPort, SavedCreations } from '@ofenpost/core/pizza-creator/pizza-creator.port';
import { type SavedCreation, creationName, newSavedCreation } from '@ofenpost/core/pizza-creator/saved-creation';
import { withRenamed, withSaved, withoutSaved } from '@ofenpost/core/pizza-creator/saved-creations';
import { may } from '@ofenpost/core/role/permission';
import { pizzaOfferIn } from './pizza-parts.ts';
import type { Shop, Visitor } from './shop.ts';

export function createPizzaCreatorInMemory(shop: Shop, visitor: Visitor): PizzaCreatorPort {
  const ownerId = (): string => {
    const { id } = visitor.account;
    if (id === null || !may(visitor.account, 'pizza.save')) throw new Error('not allowed');
    return id;
  };
  const savedOf = (owner: string): readonly SavedCreation[] => shop.savedCreations.get(owner) ?? [];
  const change = async (decide: (saved: readonly SavedCreation[]) => SavedCreations): Promise<SavedCreations> => {
    const owner = ownerId();
    const changed = decide(savedOf(owner));
    if (changed.ok) shop.savedCreations.set(owner, changed.value);
    return changed;
  };
  return {
    load: async () => {
      const offer = pizzaOfferIn(shop);
      if (offer === null) throw new Error('no own pizzas');
      return offer;
    },
    find: async () => pizzaOfferIn(shop),
    savedCreations: async () => savedOf(ownerId()),
    save: (creation) =>
      change((saved) =>
        withSaved({ offer: pizzaOfferIn(shop), saved }, crypto.randomUUID(), newSavedCreation.parse(creation)),
      ),
    rename: ({ id, name }) => change((saved) => withRenamed(saved, { id, name: creationName.parse(name) })),
    remove: (id) => change((saved) => withoutSaved(saved, id)),
  };
}
