import controls from '../theme/controls.module.css';
import styles from './connection-notice.module.css';

type Props = { readonly isLost: boolean; readonly isPolled: boolean; readonly onRefresh: () => void };

const LIVE = 'Diese Seite zeigt den Stand live.';
const LOST = 'Verbindung unterbrochen, wir versuchen es weiter.';
const POLLED =
  'Du hast mehrere Bestellungen offen, deshalb schauen wir hier nur alle 15 Sekunden nach. Schliess andere Tabs, dann ist diese Seite wieder live.';

/** Says whether the page is live, and what to do if it is not. */
export const ConnectionNotice = ({ isLost, isPolled, onRefresh }: Props) => (
  <div className={isLost ? `${styles.notice} ${styles.lost}` : styles.notice}>
    <span className={styles.dot} aria-hidden="true" />
    <p role="status">{isLost ? LOST : isPolled ? POLLED : LIVE}</p>
    {isPolled && !isLost && (
      <button type="button" className={controls.quiet} onClick={onRefresh}>
        Jetzt nachschauen
      </button>
    )}
  </div>
);
