import { isAgeOpen } from '@ofenpost/core/courier/courier-tap';
import type { CourierStop } from '@ofenpost/core/courier/tour';
import { PAYMENT_METHOD_LABELS } from '@ofenpost/core/payment/payment-labels';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatTime } from '@ofenpost/core/time/zurich';
import { phoneHref } from '../ui/phone-href.ts';
import { PhoneIcon } from '../ui/phone-icon.tsx';
import { useBrowserValue } from '../ui/use-browser-value.ts';
import { CardIcon, CashIcon, IdIcon, PinIcon } from './courier-icons.tsx';
import { dueText, francs, leftText, mapsHref, placeOf, streetOf } from './courier-texts.ts';
import styles from './stop-card.module.css';

const isApplePhone = () => /iPhone|iPad|Macintosh/.test(navigator.userAgent);

const CancelledStop = ({ stop }: { readonly stop: CourierStop }) => (
  <article className={`${styles.stop} ${styles.gone}`} aria-label={`Bestellung ${stop.number}`}>
    <p className={styles.head}>
      <b className={styles.number}>{stop.number}</b>
      {stop.isCancelledByGuest ? 'vom Gast storniert' : 'storniert'}
    </p>
    <h2 className={styles.street}>Nicht hinfahren.</h2>
    <p className={styles.place}>
      {streetOf(stop)}, {placeOf(stop)}. Bring die Tasche zurück, das Pult weiss es schon.
    </p>
  </article>
);

function Due({ stop: { announced, isFree, due, paidOnline } }: { readonly stop: CourierStop }) {
  if (announced === null)
    return (
      <p className={`${styles.due} ${styles.paid}`}>
        <CardIcon />
        {isFree === true ? 'Kostenlos' : 'Schon bezahlt'}
      </p>
    );
  return (
    <p className={styles.due}>
      {announced === 'cash' ? <CashIcon /> : <CardIcon />}
      {PAYMENT_METHOD_LABELS[announced]} kassieren
      {paidOnline !== undefined && <small>{francs(paidOnline)} online bezahlt</small>}
      <b translate="no">{francs(due[announced])}</b>
    </p>
  );
}

type StopProps = {
  readonly stop: CourierStop;
  readonly place: number;
  readonly count: number;
  readonly now: Instant;
};

/** The stop that is driven now: where, for whom, what is due. */
export function CurrentStop({ stop, place, count, now }: StopProps) {
  const isApple = useBrowserValue(isApplePhone, false);
  if (stop.status === 'cancelled') return <CancelledStop stop={stop} />;
  const { contactName, phoneNumber, note } = stop.address;
  const left = leftText(stop.promisedAt, now);
  return (
    <article className={styles.stop} aria-label={`Bestellung ${stop.number}`}>
      <p className={styles.head}>
        <b className={styles.number}>{stop.number}</b>
        Stopp {place} von {count}
        <span className={left.isLate ? `${styles.left} ${styles.late}` : styles.left}>{left.text}</span>
      </p>
      <h2 className={styles.street}>{streetOf(stop)}</h2>
      <p className={styles.place}>
        {placeOf(stop)} · versprochen {formatTime(stop.promisedAt)}
      </p>
      <dl className={styles.door}>
        <dt>Klingel</dt>
        <dd>{contactName}</dd>
      </dl>
      {note !== '' && <p className={styles.note}>{note}</p>}
      <div className={styles.links}>
        <a href={mapsHref(stop, isApple)}>
          <PinIcon />
          Karte
        </a>
        <a href={phoneHref(phoneNumber)}>
          <PhoneIcon />
          Anrufen
        </a>
      </div>
      <Due stop={stop} />
      {isAgeOpen(stop) && (
        <p className={styles.age}>
          <IdIcon />
          Ausweis zeigen lassen{stop.minimumAge ? `, ab ${stop.minimumAge}` : ''}: {stop.alcohol.join(', ')}
        </p>
      )}
      {stop.status === 'ready' && (
        <p className={styles.note}>Noch im Restaurant. Das Pult schickt sie los, wenn du sie hast.</p>
      )}
    </article>
  );
}

type NextProps = { readonly stop: CourierStop; readonly onPick: () => void };

/** A later stop; a tap makes it the current one. */
export const NextStop = ({ stop, onPick }: NextProps) => (
  <button
    type="button"
    className={stop.status === 'cancelled' ? `${styles.next} ${styles.gone}` : styles.next}
    onClick={onPick}
  >
    <b className={styles.number}>{stop.number}</b>
    <span className={styles.where}>
      <b>{streetOf(stop)}</b>
      <small>
        {stop.status === 'cancelled' ? <strong>storniert</strong> : dueText(stop)}
        {stop.status !== 'cancelled' && stop.address.note !== '' && ` · ${stop.address.note}`}
      </small>
    </span>
    <span className={styles.time}>{formatTime(stop.promisedAt)}</span>
  </button>
);

/** Instead of stops: the tour is done, or has not begun. */
export const NoStops = ({ hasDriven }: { readonly hasDriven: boolean }) => (
  <div className={styles.empty}>
    <h2>{hasDriven ? 'Runde fertig.' : 'Gerade keine Runde.'}</h2>
    <p>
      {hasDriven && 'Fahr zurück ins Restaurant. '}
      Neue Bestellungen erscheinen hier von selbst.
    </p>
  </div>
);
