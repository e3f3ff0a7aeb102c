import type { Serving } from '@ofenpost/core/catalogue/availability';
import { formatMoney } from '@ofenpost/core/money/format-money';
import type { SavedCreations } from '@ofenpost/core/pizza-creator/pizza-creator.port';
import { pizzaSearch } from '@ofenpost/core/pizza-creator/pizza-url';
import { type SavedCreation, creationName } from '@ofenpost/core/pizza-creator/saved-creation';
import { SAVED_CREATION_MESSAGES } from '@ofenpost/core/pizza-creator/saved-creations';
import { adaptCreation } from '@ofenpost/core/pizza/change-creation';
import type { PizzaCreation } from '@ofenpost/core/pizza/pizza-creation';
import type { PizzaOffer } from '@ofenpost/core/pizza/pizza-offer';
import { priceOfPizza } from '@ofenpost/core/pizza/pizza-price';
import { resolveCreation } from '@ofenpost/core/pizza/resolve-creation';
import type { ToastMessage } from '@ofenpost/core/toast/toast.machine';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState, type SyntheticEvent } from 'react';
import { useApp, useActors, useEarliestServing } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { Field } from '../ui/field.tsx';
import { blockerOf, type PizzaCreatorActor } from './use-pizza-creator.ts';
import controls from '../ui/controls.module.css';
import styles from './saved-creations.module.css';

/** Describes a saved pizza: its price today, and which ingredients are unavailable or no longer offered. */
export function savedCreationFact(offer: PizzaOffer, creation: PizzaCreation, at: Serving): string {
  const pizza = resolveCreation(offer, creation);
  if (!pizza.ok) return 'Gibt es nicht mehr ganz so. Hol sie, dann siehst du, was noch geht.';
  const price = formatMoney(priceOfPizza(offer, pizza.value).total);
  const blocker = blockerOf(offer, pizza.value, at);
  return blocker === null ? price : `${price}. ${blocker}`;
}

const savedMessage = (answer: SavedCreations): ToastMessage =>
  answer.ok
    ? { kind: 'success', title: 'Gemerkt', detail: '' }
    : { kind: 'error', title: 'Das hat nicht geklappt', detail: SAVED_CREATION_MESSAGES[answer.error.code] };

/** Returns the saved creations of the signed-in customer, newest first; null until they have loaded. */
function useSavedCreations(actor: PizzaCreatorActor) {
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
    const subscription = actor.on('saving.answered', ({ answer }) => {
      take(answer);
      actors.toast.send({ type: 'toast.shown', message: savedMessage(answer) });
    });
    return () => {
      isShown = false;
      subscription.unsubscribe();
    };
  }, [actor, actors, ports, take]);
  const remove = async (id: string) => {
    try {
      const answer = await ports.pizzaCreator.remove(id);
      take(answer);
      if (!answer.ok) actors.toast.send({ type: 'toast.shown', message: savedMessage(answer) });
    } catch (error) {
      showErrorToast(actors, error);
    }
  };
  return { saved, remove };
}

export type OwnCreationsProps = {
  readonly actor: PizzaCreatorActor;
  readonly offer: PizzaOffer;
  /** Lets the next pizza get its own history entry. */
  readonly beginEntry: () => void;
};

/** Lists the creations of the signed-in user, and saves another one under a name. */
export function OwnCreations({ actor, offer, beginEntry }: OwnCreationsProps) {
  const { toast } = useActors();
  const { saved, remove } = useSavedCreations(actor);
  const at = useEarliestServing();
  const restore = ({ creation }: SavedCreation) => {
    const detail = adaptCreation(offer, creation).dropped.join(' ');
    const message = { kind: 'info', title: 'Nicht mehr ganz wie damals', detail } as const;
    if (detail !== '') toast.send({ type: 'toast.shown', message });
    beginEntry();
    actor.send({ type: 'url.restored', search: pizzaSearch(offer, creation) });
  };
  return (
    <>
      <NameForm actor={actor} />
      {saved?.length === 0 && <p className={styles.text}>Noch keiner. Gib dem ersten einen Namen.</p>}
      {saved !== null && saved.length > 0 && (
        <ul className={styles.list}>
          {saved.map((each) => (
            <li key={each.id}>
              <span>
                <b translate="no">{each.name}</b> <small>{savedCreationFact(offer, each.creation, at)}</small>
              </span>
              <button
                type="button"
                className={`${controls.secondary} ${controls.small}`}
                aria-label={`«${each.name}» holen`}
                onClick={() => restore(each)}
              >
                Holen
              </button>
              <button
                type="button"
                className={`${controls.quiet} ${controls.small}`}
                aria-label={`«${each.name}» löschen`}
                onClick={() => void remove(each.id)}
              >
                Löschen
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NameForm({ actor }: { actor: PizzaCreatorActor }) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches({ work: 'saving' }));
  useEffect(() => {
    const subscription = actor.on('saving.answered', ({ answer }) => answer.ok && setName(''));
    return () => subscription.unsubscribe();
  }, [actor]);
  const save = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = creationName.safeParse(name);
    setError(parsed.error?.issues[0]?.message);
    if (parsed.success) actor.send({ type: 'creation.named', name: parsed.data });
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <Field label="Name deines Fladens" error={error} className={styles.field}>
        {(control) => (
          <input
            {...control}
            value={name}
            placeholder="Feierabend-Fladen"
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <button type="submit" className={`${controls.secondary} ${styles.save}`} disabled={isSaving} aria-busy={isSaving}>
        Merken
      </button>
    </form>
  );
}
