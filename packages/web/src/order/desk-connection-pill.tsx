import type { DeskConnection } from '@ofenpost/core/order/order-desk.machine';
import styles from './desk-bar.module.css';

const TEXTS: Record<DeskConnection, string> = {
  connecting: 'Verbinde …',
  catchingUp: 'Hole auf …',
  connected: 'Verbunden',
  silent: 'Server still',
  lost: 'Unterbrochen',
  offline: 'Kein Netz',
};

const CLASSES: Record<DeskConnection, string | undefined> = {
  connecting: '',
  catchingUp: styles.warn,
  connected: styles.good,
  silent: styles.bad,
  lost: styles.bad,
  offline: styles.bad,
};

/** Whether the board is live. */
export const DeskConnectionPill = ({ connection }: { connection: DeskConnection }) => (
  <span className={`${styles.pill} ${CLASSES[connection]}`} role="status">
    <span className={styles.dot} aria-hidden="true" />
    {TEXTS[connection]}
  </span>
);
