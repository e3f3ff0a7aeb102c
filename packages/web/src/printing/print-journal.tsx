import type { Print } from '@ofenpost/core/printing/print';
import { openPrints } from '@ofenpost/core/printing/printing-state';
import { selectPrintingState } from '@ofenpost/core/printing/printing.machine';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { LoadFailure } from '../theme/load-failure.tsx';
import { PageDialog } from '../theme/page-dialog.tsx';
import { Spinner } from '../theme/spinner.tsx';
import { JournalEntry } from './journal-entry.tsx';
import { usePrintingActor } from './printing-provider.tsx';
import styles from './print-journal.module.css';

/** The prints of today; read anew whenever the printers were asked after. Null while nobody knows them. */
function usePrintsOfToday() {
  const { ports } = useApp();
  const printing = usePrintingActor();
  const [prints, setPrints] = useState<readonly Print[] | 'failed' | null>(null);
  const load = useCallback(() => {
    ports.printing.listToday().then(
      (loaded) => setPrints(loaded),
      // What is shown stays; it is read again in a moment.
      () => setPrints((known) => known ?? 'failed'),
    );
  }, [ports]);
  useEffect(() => {
    let printingState = selectPrintingState(printing.getSnapshot());
    const { unsubscribe } = printing.subscribe((snapshot) => {
      const requested = selectPrintingState(snapshot);
      if (requested === printingState) return;
      printingState = requested;
      load();
    });
    load();
    return unsubscribe;
  }, [printing, load]);
  const retry = () => {
    setPrints(null);
    load();
  };
  return { prints, retry };
}

/** What was printed today, what waits and why, each to print again. */
export function PrintJournal({ onClosed }: { readonly onClosed: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const { prints, retry } = usePrintsOfToday();
  // By what is shown and nothing else: the desk's own list may be from a moment at which a print that waits was being sent.
  const open = new Set(prints === null || prints === 'failed' ? [] : openPrints(prints.toReversed()));
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
            <JournalEntry key={print.id} print={print} isOpen={open.has(print)} />
          ))}
        </ul>
      )}
    </PageDialog>
  );
}
