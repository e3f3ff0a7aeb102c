import type { KitchenOrder } from '@ofenpost/core/kitchen-screen/kitchen-order';
import type { Reported } from '@ofenpost/core/kitchen-screen/kitchen-screen.machine';
import {
  type StationFilter,
  countsTo,
  nextStation,
  shownLines,
  ticketContradiction,
} from '@ofenpost/core/kitchen-screen/kitchen-tickets';
import { FIRST_TASK, WORK_STATIONS, type WorkStation } from '@ofenpost/core/kitchen-screen/station-work';
import { mentionsAllergy } from '@ofenpost/core/order-desk/ticket';
import type { Instant } from '@ofenpost/core/time/instant';
import { formatTime } from '@ofenpost/core/time/zurich';
import { Line } from './kitchen-line.tsx';
import { STATION_NAMES, bumpText, clockText, contradictionText, plainLineText, secondsUntil } from './kitchen-texts.ts';
import styles from './kitchen-ticket.module.css';

const SOON_SECONDS = 120;

/** Counts down to when the dishes have to go in, or out. */
function TicketTime({ order, next, now }: { order: KitchenOrder; next: WorkStation; now: Instant }) {
  const left = secondsUntil(countsTo(order, next), now);
  if (left < 0)
    return (
      <span className={`${styles.time} ${styles.late}`}>
        <b>+{clockText(-left)}</b>überfällig
      </span>
    );
  const isSoon = left < SOON_SECONDS;
  const word = next === 'oven' ? (isSoon ? 'gleich rein' : 'bis Ofen') : 'bis fertig';
  return (
    <span className={isSoon ? `${styles.time} ${styles.soon}` : styles.time}>
      <b>{clockText(left)}</b>
      {word}
    </span>
  );
}

/** The remark: an allergy is framed in red, and a contradiction says so. */
function Remark({ order, station }: { order: KitchenOrder; station: StationFilter }) {
  const { remark } = order;
  if (remark === '') return null;
  const contradiction = ticketContradiction(order, station);
  if (contradiction !== null)
    return (
      <p className={styles.allergy}>
        {contradictionText(contradiction)}
        <small>«{remark}»</small>
      </p>
    );
  return mentionsAllergy(remark) ? (
    <p className={styles.allergy}>Allergie: «{remark}»</p>
  ) : (
    <p className={styles.wish}>{remark}</p>
  );
}

/** What the other stations make of the order. */
const Others = ({ order, station }: { order: KitchenOrder; station: StationFilter }) =>
  station === 'all'
    ? null
    : WORK_STATIONS.filter((at) => at !== station).map((at) => {
        const lines = order.lines.filter((line) => line.station === at);
        return lines.length === 0 ? null : (
          <li key={at} className={styles.other}>
            {STATION_NAMES[at]}: {lines.map(plainLineText).join(', ')}
          </li>
        );
      });

type Props = {
  readonly order: KitchenOrder;
  readonly station: StationFilter;
  readonly place: number;
  readonly now: Instant;
  readonly isFirst: boolean;
  readonly isDimmed: boolean;
  readonly isWaiting: boolean;
  readonly onBump: () => void;
  readonly onSeen: () => void;
};

/** A ticket at its place; one tap, or the key of the place, reports its part. */
export function KitchenTicket(props: Props) {
  const { order, station, place, now, isFirst, isDimmed, isWaiting, onBump, onSeen } = props;
  const label = `Bestellung ${order.number}`;
  if (order.isCancelled)
    return (
      <article className={`${styles.ticket} ${styles.cancelled}`} aria-label={label}>
        <header>
          <b className={styles.number}>{order.number}</b>
          <span className={styles.how}>vom Gast storniert</span>
        </header>
        <p className={styles.stop}>
          <b>Storniert</b>
          {order.preparingAt === null ? 'Nicht backen.' : 'Aus dem Ofen nehmen.'}
        </p>
        <button type="button" className={`${styles.bump} ${styles.seen}`} onClick={onSeen}>
          <kbd>{place}</kbd>Gesehen
        </button>
      </article>
    );
  const next = nextStation(order, station);
  if (next === null) return null;
  const isClear = ticketContradiction(order, station) === null;
  const isAllergy = mentionsAllergy(order.remark);
  const isAdded = order.marks.some(({ task, covers }) => task === FIRST_TASK[next] && covers.length > 0);
  const frame = isAllergy ? styles.alert : isFirst ? styles.first : '';
  return (
    <article
      className={`${styles.ticket} ${frame} ${isDimmed ? styles.dimmed : ''}`}
      aria-label={label}
      data-dimmed={isDimmed || undefined}
    >
      <header>
        <b className={styles.number}>{order.number}</b>
        <span className={styles.how}>
          {isFirst && <b>zuerst </b>}
          {isAdded && <b>Nachtrag </b>}
          {isWaiting && <b>wartet </b>}
          {order.fulfilment === 'collected' ? 'Abholung' : 'Lieferung'} auf {formatTime(order.dueAt)}
        </span>
        <TicketTime order={order} next={next} now={now} />
      </header>
      <Remark order={order} station={station} />
      {/* It scrolls when an order is long, so keys must reach it. */}
      <div className={styles.lines} tabIndex={0} role="region" aria-label={`Gerichte von ${label}`}>
        <ul>
          {shownLines(order, station).map((line) => (
            <Line key={line.line} line={line} />
          ))}
          <Others order={order} station={station} />
        </ul>
      </div>
      <button type="button" className={isClear ? styles.bump : `${styles.bump} ${styles.hold}`} onClick={onBump}>
        <kbd>{place}</kbd>
        {bumpText(next, station, isClear)}
      </button>
    </article>
  );
}

const DONE_TEXTS: Record<Reported['task'], string> = {
  ovenIn: 'liegt im Ofen',
  ovenOut: 'ist aus dem Ofen',
  cold: 'Kaltes ist bereit',
  drinks: 'Getränke sind bereit',
};

type DoneProps = {
  readonly number: number;
  readonly task: Reported['task'];
  readonly isWaiting: boolean;
  readonly onRecall: () => void;
};

/** Stands for a few seconds where a ticket was. The way back lies where the finger was not. */
export const DoneTicket = ({ number, task, isWaiting, onRecall }: DoneProps) => (
  <article className={`${styles.ticket} ${styles.done}`} aria-label={`Bestellung ${number}, erledigt`}>
    <button type="button" className={styles.back} onClick={onRecall}>
      Zurück <kbd>⌫</kbd>
    </button>
    <p>
      <b className={styles.number}>{number}</b>
      <span>{DONE_TEXTS[task]}</span>
      {isWaiting && <span>wartet auf die Verbindung</span>}
    </p>
  </article>
);

export const FreePlace = ({ place }: { readonly place: number }) => (
  <div className={`${styles.ticket} ${styles.free}`}>Platz {place} frei</div>
);
