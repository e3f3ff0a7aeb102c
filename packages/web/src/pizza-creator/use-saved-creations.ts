import type { SavedCreations } from '@ofenpost/core/pizza-creator/pizza-creator.port';
import type { SavedCreation } from '@ofenpost/core/pizza-creator/saved-creation';
import { SAVED_CREATION_MESSAGES } from '@ofenpost/core/pizza-creator/saved-creation-messages';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import type { PizzaCreatorActor } from './use-pizza-creator.ts';

/** Returns the saved creations of the signed-in customer, newest first; null until they have loaded. */
export function useSavedCreations(actor: PizzaCreatorActor) {
  const { ports, actors } = useApp();
  const [saved, setSaved] = useState<readonly SavedCreation[] | null>(null);
  const take = useCallback((answer: SavedCreations) => {
    if (answer.ok) setSaved(answer.value.toReversed());
  }, []);
  useEffect(() => {
    let isShown = true;
    ports.pizzaCreator
      .savedCreations()
      .then((list) => isShown && setSaved(list.toReversed()))
      .catch((error: unknown) => isShown && showErrorToast(actors, error));
    const subscription = actor.on('saving.answered', ({ answer }) => take(answer));
    return () => {
      isShown = false;
      subscription.unsubscribe();
    };
  }, [actor, actors, ports, take]);
  const remove = async (id: string) => {
    try {
      const answer = await ports.pizzaCreator.remove(id);
      take(answer);
      if (answer.ok) return;
      const detail = SAVED_CREATION_MESSAGES[answer.error.code];
      actors.toast.send({ type: 'toast.shown', message: { kind: 'error', title: 'Das hat nicht geklappt', detail } });
    } catch (error) {
      showErrorToast(actors, error);
    }
  };
  return { saved, remove };
}
