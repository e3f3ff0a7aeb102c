import type { BackgroundJob } from '@ofenpost/core/background-job/background-job';
import type { CatalogueImport } from '@ofenpost/core/catalogue-file/catalogue-import';
import {
  createCatalogueImportActors,
  type ImportRequest,
  catalogueImportMachine,
} from '@ofenpost/core/catalogue-file/catalogue-import.machine';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState, useRef } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import controls from '../ui/controls.module.css';
import styles from './catalogue-file.module.css';

/** Follows the import of this page, from the one it loaded with. */
export function useCatalogueImport(begin: CatalogueImport | null) {
  const { ports, actors } = useApp();
  const [machine] = useState(() => catalogueImportMachine.provide({ actors: createCatalogueImportActors(ports) }));
  const actor = useActorRef(machine, { input: { latest: begin } });
  const { latest, refusal, isLost, request } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const showError = useEffectEvent((error: unknown) => showErrorToast(actors, error));
  useEffect(() => {
    const failed = actor.on('request.failed', ({ error }) => showError(error));
    return () => failed.unsubscribe();
  }, [actor]);
  return { latest, refusal, isLost, isBusy, request, ask: (requested: ImportRequest) => actor.send(requested) };
}

/** The import's state for the parts of the page. */
export type CatalogueImportState = ReturnType<typeof useCatalogueImport>;

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
