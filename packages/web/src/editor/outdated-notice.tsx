import styles from './edit-form.module.css';

/** For whoever is changing what somebody else has saved meanwhile. */
export const OutdatedNotice = () => (
  <p className={styles.news} role="status">
    Hier hat inzwischen jemand gespeichert. Deine Änderungen stehen noch da; beim Speichern kannst du wählen.
  </p>
);
