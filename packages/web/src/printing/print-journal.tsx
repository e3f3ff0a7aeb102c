import type { Print } from '@ofenpost/core/printing/print';
import { selectPrintDesk } from '@ofenpost/core/printing/printing.machine';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { LoadFailure } from '../theme/load-failure.tsx';
import { PageDialog } from '../theme/page-dialog.tsx';
import { Spinner } from '../theme/spinner.tsx';
import { JournalEntry } from './journal-entry.tsx';
import { usePrintingActor } from './printing-provider.tsx';
import styles from './print-journal.module.css';

/** The prints of today; read anew whenever printing went on. Null while nobody knows them. */
function usePrintsOfToday() {
  const { ports } = useApp();
  const desk = useSelector(usePrintingActor(), selectPrintDesk);
  const [attempt, setAttempt] = useState(0);
  const [prints, setPrints] = useState<readonly Print[] | 'failed' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    ports.printing.listToday().then(
      (loaded) => isCurrent && setPrints(loaded),
      // What is shown stays; the next change asks again.
      () => isCurrent && setPrints((known) => known ?? 'failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [ports, desk, attempt]);
  const retry = () => {
    setPrints(null);
    setAttempt((count) => count + 1);
  };
  return { prints, retry };
}

/** What was printed today, what waits and why, each to print again. */
export function PrintJournal({ onClosed }: { readonly onClosed: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const { prints, retry } = usePrintsOfToday();
  return (
    <PageDialog title="Bons von heute" size="wide" isOpen={isOpen} onClose={() => setOpen(false)} onClosed={onClosed}>
      {prints === null && <Spinner label="Bons werden geladen" />}
      {prints === 'failed' && <LoadFailure what="Die Bons" onRetry={retry} />}
      {prints !== 'failed' && prints?.length === 0 && (
        <p className={styles.empty}>Heute wurde noch nichts gedruckt. Auf jeder Bestellung steht der Drucker.</p>
      )}
      {prints !== null && prints !== 'failed' && prints.length > 0 && (
        <ul className={styles.entries}>
          {prints.map((print) => (
            <JournalEntry key={print.id} print={print} />
          ))}
        </ul>
      )}
    </PageDialog>
  );
}
