import controls from './controls.module.css';
import styles from './load-failure.module.css';

type Props = { /** `Deine Adressen` */ readonly what: string; readonly onRetry: () => void };

/** Replaces content that failed to load. */
export const LoadFailure = ({ what, onRetry }: Props) => (
  <div className={styles.failure} role="alert">
    <p>{what} konnten nicht geladen werden. Bist du offline?</p>
    <button type="button" className={`${controls.secondary} ${controls.small}`} onClick={onRetry}>
      Nochmals versuchen
    </button>
  </div>
);
