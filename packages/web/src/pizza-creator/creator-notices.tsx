import type { CreatorView } from '@ofenpost/core/pizza-creator/pizza-creator.selectors';
import { useSelector } from '@xstate/react';
import type { PizzaCreatorActor } from './use-pizza-creator.ts';
import controls from '../ui/controls.module.css';
import styles from './creator-notices.module.css';

type Props = { readonly actor: PizzaCreatorActor; readonly view: Pick<CreatorView, 'dropped' | 'isFromDish'> };

/** Names what a shared link, a dish of the menu or a newer offer has lost, and reports a failed reload of the offer. */
export function CreatorNotices({ actor, view: { dropped, isFromDish } }: Props) {
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ work: 'failed' }));
  return (
    <div role="status">
      {dropped.length > 0 && (
        <div className={styles.notice}>
          <p>
            <b>{isFromDish ? 'Fast wie auf der Karte.' : 'Nicht alles aus diesem Link gibt es bei uns.'}</b> Den Rest
            haben wir für dich zusammengestellt.
          </p>
          <ul>
            {[...new Set(dropped)].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {hasFailed && (
        <div className={styles.notice}>
          <p>
            <b>Wir konnten die Zutaten nicht neu laden.</b> Dein Fladen ist noch da.
          </p>
          <button
            type="button"
            className={`${controls.secondary} ${controls.small}`}
            onClick={() => actor.send({ type: 'offer.requested' })}
          >
            Nochmals versuchen
          </button>
        </div>
      )}
    </div>
  );
}
