import { formatDate, formatTime } from '@ofenpost/core/time/zurich';
import { useApp } from '../app/app-actors.tsx';
import { OFFLINE_HINT } from './offline-texts.ts';
import layout from '../theme/layout.module.css';
import styles from './offline-notice.module.css';

/** Says that nobody can order now, and of when everything is that can be read. */
export function OfflineNotice() {
  const { now } = useApp().data;
  return (
    <section className={styles.notice} aria-label="Keine Verbindung">
      <p className={`${layout.wrap} ${styles.text}`}>
        <b>Keine Verbindung.</b> {OFFLINE_HINT}{' '}
        <span className={styles.asOf}>
          Stand: {formatDate(now)}, {formatTime(now)}
        </span>
      </p>
    </section>
  );
}
