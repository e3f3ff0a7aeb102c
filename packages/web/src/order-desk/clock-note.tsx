import { selectOverview } from '@ofenpost/core/kitchen/kitchen.machine';
import { addMinutes, formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { useSelector } from '@xstate/react';
import { useTickingNow } from '../app/use-ticking.ts';
import { useBoardKitchen } from './board-kitchen.tsx';
import styles from './incoming-orders-page.module.css';

/** Says that the server's clock was put back: times and days of sales are wrong then, and nobody would know why. */
export function ClockNote() {
  const { kitchen } = useBoardKitchen();
  const lastClosedAt = useSelector(kitchen, selectOverview)?.lastClosedAt ?? null;
  // A device knows the time of the server to some seconds.
  const now = addMinutes(useTickingNow(), 1);
  return (
    lastClosedAt !== null &&
    now < lastClosedAt && (
      <section className={`${styles.stale} ${styles.question}`} aria-label="Uhr des Servers">
        <p>
          Die Uhr des Servers geht nach.
          <span className={styles.spare}>
            {' '}
            Abgeschlossen wurde zuletzt am {formatDate(lastClosedAt)}, {formatTime(lastClosedAt)}. Bitte melde es der
            Geschäftsleitung.
          </span>
        </p>
      </section>
    )
  );
}
