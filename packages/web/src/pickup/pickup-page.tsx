import { isJustReady, preparingText } from '@ofenpost/core/pickup/pickup-board';
import {
  type LoadedBoard,
  createPickupActors,
  pickupMachine,
  selectIsOffline,
  selectLoaded,
  selectPlaces,
} from '@ofenpost/core/pickup/pickup.machine';
import { formatTime } from '@ofenpost/core/time/zurich';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { useThisMinute, useTickingNow } from '../app/use-ticking.ts';
import styles from './pickup-page.module.css';

/** More numbers would be too small to read; who waits longest is called first. */
const PREPARING_SHOWN = 12;
/** Above these counts the numbers become smaller, so that all fit. */
const [PREPARING_LARGE, READY_LARGE, READY_MIDDLE] = [6, 2, 4] as const;

const Clock = () => <b className={styles.clock}>{formatTime(useThisMinute())}</b>;

/** The second screen at the counter: numbers in preparation and numbers that are ready. It needs no sign-in. */
export function PickupPage({ loaded }: { readonly loaded: LoadedBoard }) {
  const { ports } = useApp();
  const [machine] = useState(() => pickupMachine.provide({ actors: createPickupActors(ports) }));
  const actor = useActorRef(machine, { input: loaded });
  const { board, at } = useSelector(actor, selectLoaded);
  const places = useSelector(actor, selectPlaces);
  const isOffline = useSelector(actor, selectIsOffline);
  const now = useTickingNow();
  const preparing = board.preparing.slice(0, PREPARING_SHOWN);
  const sizeOfReady = places.length > READY_MIDDLE ? styles.small : places.length > READY_LARGE ? styles.middle : '';
  return (
    <main className={styles.page}>
      <section className={styles.preparing} aria-labelledby="in-preparation">
        <h1 id="in-preparation">In Vorbereitung</h1>
        <p>{preparing.length > 0 ? 'Dein Fladen wird gerade gemacht.' : 'Gerade ist nichts in Arbeit.'}</p>
        <ul className={preparing.length > PREPARING_LARGE ? styles.many : ''}>
          {preparing.map((each) => (
            <li key={each.number}>
              <b>{each.number}</b>
              <span>{preparingText(each, now)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.ready} aria-labelledby="ready" aria-live="polite">
        <h2 id="ready">Bereit</h2>
        <p>{places.length > 0 ? 'Komm mit deiner Nummer an die Theke.' : 'Noch nichts bereit.'}</p>
        <ul className={sizeOfReady}>
          {places.map((number, place) => {
            const ready = board.ready.find((each) => each.number === number);
            // A free place stays, so that no number moves.
            if (ready === undefined) return <li key={`place-${place}`} className={styles.free} aria-hidden />;
            const isNew = isJustReady(ready, now);
            return (
              <li key={ready.number} className={isNew ? styles.new : ''}>
                <b>{ready.number}</b>
                {isNew && <small>gerade fertig</small>}
              </li>
            );
          })}
        </ul>
      </section>
      <footer className={`${styles.foot} ${isOffline ? styles.offline : ''}`}>
        <p role="status">
          {isOffline
            ? `Stand ${formatTime(at)}. Die Anzeige hat gerade keine Verbindung. Frag bitte an der Theke.`
            : 'Deine Nummer steht in der Bestätigung und auf dem Zettel.'}
        </p>
        <Clock />
      </footer>
    </main>
  );
}
