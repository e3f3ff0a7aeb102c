import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { useLocation } from '@tanstack/react-router';
import { useApp } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { connectionMessage } from './connection-messages.ts';
import layout from '../theme/layout.module.css';
import styles from './offline-notice.module.css';

/** Says what does not go now, and of when everything is that can be read. */
export function OfflineNotice() {
  const { now } = useApp().data;
  const { pathname } = useLocation();
  // The order desk says it itself, at a place that is kept free: nothing there may move.
  if (pathname === paths.incomingOrders) return null;
  const { notice, isDated } = connectionMessage(pathname);
  return (
    <section className={styles.notice} aria-label="Keine Verbindung">
      <p className={`${layout.wrap} ${styles.text}`}>
        <b>Keine Verbindung.</b> {notice}{' '}
        {isDated && (
          <span className={styles.asOf}>
            Stand: {formatDate(now)}, {formatTime(now)}
          </span>
        )}
      </p>
    </section>
  );
}
