import type { BoardConnection } from '@ofenpost/core/order/order-desk.machine';
import type { Instant } from '@ofenpost/core/time/instant';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { duration, secondsBetween } from '../order/ticket-time.ts';
import { useTicking } from '../order/use-ticking.ts';
import styles from '../order/incoming-orders-page.module.css';

type Props = { readonly connection: BoardConnection; readonly onRetry: () => void };

const CAN_RETRY: readonly BoardConnection[] = ['lost', 'offline'];

/** Says that the board may be outdated, since when, and offers a retry. Mounted only meanwhile. */
export function StaleBoard({ connection, onRetry }: Props) {
  const { ports } = useApp();
  const [since] = useState<Instant>(() => ports.clock.now());
  const age = useTicking((now) => duration(Math.max(0, secondsBetween(since, now))));
  return (
    <div className={styles.stale}>
      <p>
        Seit {age} ohne Verbindung.
        <span className={styles.spare}> Neue Bestellungen fehlen vielleicht; was du siehst, kann veraltet sein.</span>
      </p>
      {CAN_RETRY.includes(connection) && (
        <button type="button" onClick={onRetry}>
          Jetzt verbinden
        </button>
      )}
    </div>
  );
}
