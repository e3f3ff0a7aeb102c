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

/** Loads the prints of today; reloads them with every check of the printers. Null until they have loaded. */
function usePrintsOfToday() {
  const { ports } = useApp();
  const printing = usePrintingActor();
  const [prints, setPrints] = useState<readonly Print[] | 'failed' | null>(null);
  const load = useCallback(() => {
    ports.printing.listToday().then(
      (loaded) => setPrints(loaded),
      // The displayed prints stay; the next attempt follows in a moment.
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

/** Lists what was printed today, what waits and why; every ticket can be printed again. */
export function PrintJournal({ onClosed }: { readonly onClosed: () => void }) {
  const [isOpen, setOpen] = useState(true);
  const { prints, retry } = usePrintsOfToday();
  // Computed from the displayed prints: the state of the actor may be older, from while a print was being sent.
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
