import { adaptCreation } from '@ofenpost/core/pizza-creator/adapt-creation';
import type { PizzaOffer } from '@ofenpost/core/pizza-creator/pizza-offer';
import { pizzaSearch } from '@ofenpost/core/pizza-creator/pizza-url';
import { type SavedCreation, creationName } from '@ofenpost/core/pizza-creator/saved-creation';
import { useSelector } from '@xstate/react';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useActors } from '../app/app-actors.tsx';
import { useEarliestServing } from '../app/app-state.ts';
import { Field } from '../theme/field.tsx';
import { savedCreationFact } from './saved-creation-summary.ts';
import type { PizzaCreatorActor } from './use-pizza-creator.ts';
import { useSavedCreations } from './use-saved-creations.ts';
import controls from '../theme/controls.module.css';
import styles from './saved-creations.module.css';

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
      {saved?.length === 0 && <p className={styles.text}>Noch keine. Gib der ersten einen Namen.</p>}
      {saved !== null && saved.length > 0 && (
        <ul className={styles.list}>
          {saved.map((each) => (
            <li key={each.id}>
              <span>
                <b>{each.name}</b> <small>{savedCreationFact(offer, each.creation, at)}</small>
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
      <Field label="Name deiner Kreation" error={error} className={styles.field}>
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
