import styles from './connection-notice.module.css';

export const ConnectionNotice = ({ isLost }: { isLost: boolean }) => (
  <p className={isLost ? `${styles.notice} ${styles.lost}` : styles.notice} role="status">
    <span className={styles.dot} aria-hidden="true" />
    {isLost ? 'Verbindung unterbrochen, wir versuchen es weiter.' : 'Diese Seite zeigt den Stand live.'}
  </p>
);
