import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { useLocation } from '@tanstack/react-router';
import { useApp } from '../app/app-actors.tsx';
import { paths } from '../app/paths.ts';
import { connectionMessage } from './connection-messages.ts';
import layout from '../theme/layout.module.css';
import styles from './offline-notice.module.css';

/** Says what is impossible offline, and how old the content is. */
export function OfflineNotice() {
  const { now } = useApp().data;
  const { pathname } = useLocation();
  // The order desk has its own notice with reserved space, so that nothing moves.
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
