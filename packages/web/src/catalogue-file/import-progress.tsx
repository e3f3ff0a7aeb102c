import type { LongWork } from '@ofenpost/core/long-work/long-work';
import styles from './catalogue-file.module.css';

type Props = { readonly work: LongWork; readonly isLost: boolean };

/** How far work is that goes on by itself. */
export const ImportProgress = ({ work: { title, by, done, total }, isLost }: Props) => (
  <div className={styles.work}>
    <div role="status">
      <h3>{`${title} wird importiert`}</h3>
    </div>
    {/* Without a value it says that nobody knows yet. */}
    <progress aria-label={`${title} wird importiert`} max={total || 1} {...(total > 0 && { value: done })} />
    <p className={styles.figures}>{total === 0 ? 'Gleich geht es los …' : `${done} von ${total}`}</p>
    <p className={styles.hint}>
      {by ?? 'Jemand'} hat ihn begonnen. Du kannst die Seite verlassen und später wiederkommen; Gäste sehen alles auf
      einmal, sobald er fertig ist.
    </p>
    {isLost && (
      <p className={styles.error} role="alert">
        Keine Verbindung. Der Import läuft trotzdem weiter; wir schauen gleich wieder nach.
      </p>
    )}
  </div>
);
