import type { BackgroundJob } from '@ofenpost/core/background-job/background-job';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CatalogueImportState } from './use-catalogue-import.ts';
import controls from '../theme/controls.module.css';
import styles from './catalogue-file.module.css';

type Props = { readonly work: BackgroundJob; readonly admin: CatalogueImportState };

/** Shows the progress of a background job. */
export function ImportProgress({ work: { title, by, done, total }, admin }: Props) {
  const { isLost, isBusy, request, ask } = admin;
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button has been removed, so the focus moves to the progress.
  const begin = useEffectEvent(() => request.type === 'import.started' && heading.current?.focus());
  useEffect(() => void begin(), []);
  return (
    <div className={styles.work}>
      <div role="status">
        <h3 ref={heading} tabIndex={-1}>{`${title} wird importiert`}</h3>
      </div>
      {/* Without a value the element shows that the progress is unknown. */}
      <progress aria-label={`${title} wird importiert`} max={total || 1} {...(total > 0 && { value: done })} />
      <p className={styles.figures}>{total === 0 ? 'Gleich geht es los …' : `${done} von ${total}`}</p>
      <p className={styles.hint}>
        {by ?? 'Jemand'} hat ihn begonnen. Du kannst die Seite verlassen und später wiederkommen; Gäste sehen alles auf
        einmal, sobald er fertig ist. Brichst du ihn ab, ändert sich nichts.
      </p>
      {isLost && (
        <p className={styles.error} role="alert">
          Keine Verbindung. Der Import läuft trotzdem weiter; wir schauen gleich wieder nach.
        </p>
      )}
      <div className={styles.bar}>
        <button
          type="button"
          className={`${controls.secondary} ${controls.small}`}
          aria-disabled={isBusy}
          onClick={() => !isBusy && ask({ type: 'import.cancelled' })}
        >
          {isBusy ? 'Wird abgebrochen …' : 'Import abbrechen'}
        </button>
      </div>
    </div>
  );
}
