import type { CourierTour } from '@ofenpost/core/courier/courier-tour';
import type { CourierStop } from '@ofenpost/core/courier/tour';
import type { Instant } from '@ofenpost/core/time/instant';
import { type ReactNode, useState } from 'react';
import { useRestaurant } from '../app/app-actors.tsx';
import { LoadingShapes } from '../ui/loading.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { PhoneIcon } from '../ui/phone-icon.tsx';
import { CourierFrame } from './courier-frame.tsx';
import { CashIcon } from './courier-icons.tsx';
import { CurrentStop, NextStop, NoStops } from './stop-card.tsx';
import styles from './courier-screen.module.css';

type StopProps = {
  readonly stop: CourierStop | undefined;
  readonly onArrived: (stop: CourierStop) => void;
  readonly onNobody: (stop: CourierStop) => void;
  readonly onSeen: (stop: CourierStop) => void;
};

/** The next step of the current stop, under the thumb. */
function StopSteps({ stop, onArrived, onNobody, onSeen }: StopProps) {
  const { phoneNumber } = useRestaurant();
  return (
    <>
      {stop?.status === 'cancelled' && (
        <button type="button" className={`${styles.go} ${styles.seen}`} onClick={() => onSeen(stop)}>
          Gesehen, kommt zurück
        </button>
      )}
      {stop !== undefined && stop.status !== 'cancelled' && (
        <button type="button" className={styles.go} disabled={stop.status === 'ready'} onClick={() => onArrived(stop)}>
          Ich bin da
        </button>
      )}
      <div className={styles.pair}>
        <button
          type="button"
          className={styles.out}
          disabled={stop?.status !== 'onTheWay'}
          onClick={() => stop !== undefined && onNobody(stop)}
        >
          Niemand da
        </button>
        <a href={phoneHref(phoneNumber)} className={styles.out}>
          <PhoneIcon />
          Pult anrufen
        </a>
      </div>
    </>
  );
}

type Props = Omit<StopProps, 'stop'> & {
  /** Null before the first answer. */
  readonly tour: CourierTour | null;
  readonly now: Instant;
  readonly net: ReactNode;
  /** What can still be undone. */
  readonly undo: ReactNode;
  readonly onCash: () => void;
};

/** The stops in their order; a tap on a later one drives it first. */
export function TourView({ tour, now, net, undo, onCash, ...steps }: Props) {
  const [picked, setPicked] = useState<string | null>(null);
  const stops = tour?.stops ?? [];
  const stop = stops.find(({ id }) => id === picked) ?? stops[0];
  return (
    <CourierFrame
      title={
        <>
          Meine Runde <small>{stops.length === 1 ? '1 Stopp' : `${stops.length} Stopps`}</small>
        </>
      }
      aside={
        <button type="button" className={styles.pill} disabled={tour === null} onClick={onCash}>
          <CashIcon />
          Kasse
        </button>
      }
      net={net}
      foot={
        <>
          {undo}
          <StopSteps stop={stop} {...steps} />
        </>
      }
    >
      {tour === null && (
        <div role="group" aria-busy="true" aria-label="Die Runde wird geladen">
          <LoadingShapes count={2} className={styles.shape} />
        </div>
      )}
      {tour !== null && stop === undefined && <NoStops hasDriven={tour.cash.stops > 0} />}
      {stop !== undefined && <CurrentStop stop={stop} place={stops.indexOf(stop) + 1} count={stops.length} now={now} />}
      {stops
        .filter((each) => each !== stop)
        .map((each) => (
          <NextStop key={each.id} stop={each} onPick={() => setPicked(each.id)} />
        ))}
    </CourierFrame>
  );
}
