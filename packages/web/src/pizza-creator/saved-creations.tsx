import type { PizzaOffer } from '@ofenpost/core/pizza-creator/pizza-offer';
import { type SavedCreation, creationName } from '@ofenpost/core/pizza-creator/saved-creation';
import { isLoggedIn } from '@ofenpost/core/session/role';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type SyntheticEvent, memo, useEffect, useState } from 'react';
import { useAccount, useEarliestDelivery } from '../app/app-state.ts';
import { paths } from '../app/paths.ts';
import { Field } from '../theme/field.tsx';
import { savedCreationFact } from './saved-creation-fact.ts';
import type { PizzaCreatorActor } from './use-pizza-creator.ts';
import { useSavedCreations } from './use-saved-creations.ts';
import controls from '../theme/controls.module.css';
import explained from './explained.module.css';
import styles from './saved-creations.module.css';

type Props = {
  readonly actor: PizzaCreatorActor;
  readonly offer: PizzaOffer;
  /** Of the pizza that is being put together. */
  readonly search: string;
  readonly onRestore: (saved: SavedCreation) => void;
};

/** Creations are kept for whoever is signed in; everybody else is told the way there and back. */
export const SavedCreations = memo((props: Props) => (
  <section className={explained.fold} aria-labelledby="saved">
    <h2 id="saved" className={explained.summary}>
      Deine Kreationen
    </h2>
    {isLoggedIn(useAccount()) ? <OwnCreations {...props} /> : <SignInHint search={props.search} />}
  </section>
));

const SignInHint = ({ search }: { search: string }) => (
  <p className={styles.text}>
    Schmeckt dir, was du siehst?{' '}
    <Link to={paths.auth} search={{ returnTo: `${paths.pizzaCreator}?${search}` }}>
      Melde dich an
    </Link>
    , dann merken wir uns diese Kreation für das nächste Mal. Bestellen kannst du sie auch ohne Konto.
  </p>
);

function OwnCreations({ actor, offer, onRestore }: Props) {
  const { saved, remove } = useSavedCreations(actor);
  const at = useEarliestDelivery();
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
                onClick={() => onRestore(each)}
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
