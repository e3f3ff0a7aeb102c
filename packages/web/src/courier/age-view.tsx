import { withholdAction } from '@ofenpost/core/courier/courier-tap';
import { LEGAL_AGES, latestBirth } from '@ofenpost/core/courier/legal-age';
import type { CourierStop } from '@ofenpost/core/courier/tour';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatLocalDate } from '@ofenpost/core/time/zurich';
import type { ReactNode } from 'react';
import { Amount } from '../money/amount.tsx';
import { CourierFrame } from './courier-frame.tsx';
import screen from './courier-screen.module.css';
import styles from './door-views.module.css';

const BIRTHS = [
  ['Bier und Wein', LEGAL_AGES.wine],
  ['Alkohol', LEGAL_AGES.spirits],
] as const;

function WithoutAlcohol({ stop }: { readonly stop: CourierStop }) {
  if (stop.isOnlyAlcohol) return <span>Dann geht die Bestellung zurück: sie hat nur Alkohol.</span>;
  if (stop.isFree === true) return <span>Der Alkohol bleibt bei dir, das Essen gibst du ab.</span>;
  if (stop.announced === null || stop.dueWithoutAlcohol === null)
    return (
      <span>
        Der Alkohol bleibt bei dir, das Essen gibst du ab. Der Gast bekommt das Geld dafür{' '}
        {stop.isPaidOnline ? 'online' : 'auf den Gutschein'} zurück.
      </span>
    );
  return (
    <span>
      Der Alkohol bleibt bei dir, der Betrag sinkt auf <Amount rappen={stop.dueWithoutAlcohol[stop.announced]} />. Das
      Essen gibst du ab.
    </span>
  );
}

type Props = {
  readonly stop: CourierStop;
  readonly now: Instant;
  readonly net: ReactNode;
  readonly onBack: () => void;
  readonly onOldEnough: () => void;
  readonly onWithhold: () => void;
};

/** Asks for the age of who stands at the door, with the dates of birth that are early enough. */
export const AgeView = ({ stop, now, net, onBack, onOldEnough, onWithhold }: Props) => (
  <CourierFrame
    title={`${stop.number} · Alter prüfen`}
    onBack={onBack}
    net={net}
    foot={
      <>
        <button type="button" className={screen.go} onClick={onOldEnough}>
          Ausweis gesehen, alt genug
        </button>
        <button type="button" className={`${screen.out} ${screen.danger}`} onClick={onWithhold}>
          {withholdAction(stop).kind === 'withhold' ? 'Alkohol zurücknehmen' : 'Alles zurücknehmen'}
        </button>
      </>
    }
  >
    <h2 className={styles.big}>Zeig mir bitte deinen Ausweis.</h2>
    <p className={styles.say}>{stop.alcohol.join(', ')}. Die Person an der Tür zählt, nicht die Bestellung.</p>
    <div className={styles.births}>
      <dl>
        {BIRTHS.filter(([, age]) => (stop.minimumAge ?? age) === age).map(([name, age]) => (
          <div key={name}>
            <dt>
              {name}, ab {age}: geboren am
            </dt>
            <dd>{formatLocalDate(latestBirth(now, age))}</dd>
          </div>
        ))}
      </dl>
      <p>oder früher</p>
    </div>
    <p className={styles.card}>
      <b>Kein Ausweis oder zu jung?</b>
      <WithoutAlcohol stop={stop} />
    </p>
  </CourierFrame>
);
