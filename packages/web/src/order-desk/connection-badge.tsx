import type { BoardConnection } from '@ofenpost/core/order/order-desk.machine';
import styles from './toolbar.module.css';

const TEXTS: Record<BoardConnection, string> = {
  connecting: 'Verbinde …',
  catchingUp: 'Hole auf …',
  connected: 'Verbunden',
  silent: 'Server still',
  lost: 'Unterbrochen',
  offline: 'Kein Netz',
};

const CLASSES: Record<BoardConnection, string | undefined> = {
  connecting: '',
  catchingUp: styles.warn,
  connected: styles.good,
  silent: styles.bad,
  lost: styles.bad,
  offline: styles.bad,
};

/** Shows whether the board is live. */
export const ConnectionBadge = ({ connection }: { connection: BoardConnection }) => (
  <span className={`${styles.pill} ${CLASSES[connection]}`} role="status">
    <span className={styles.dot} aria-hidden="true" />
    {TEXTS[connection]}
  </span>
);
