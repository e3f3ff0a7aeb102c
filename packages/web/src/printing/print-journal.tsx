import { PRINT_PROBLEM_LABELS, type Print, type PrintState, type PrintTarget } from '@ofenpost/core/printing/print';
import { copyMark, openPrints } from '@ofenpost/core/printing/printing-state';
import {
  selectHasLabels,
  selectHasPrinter,
  selectIsAsking,
  selectPrintingState,
} from '@ofenpost/core/printing/printing.machine';
import { formatDate, formatTime, toLocalDate } from '@ofenpost/core/time/zurich';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { useApp, useNow } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { LoadFailure } from '../ui/loading.tsx';
import { PageDialog } from '../ui/page-dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { StateBadge, type StateTone } from '../ui/state-badge.tsx';
import { usePrintingActor } from './printing-provider.tsx';
import controls from '../ui/controls.module.css';
import styles from './print-journal.module.css';

const STATES: Record<PrintState, string> = {
  waiting: 'Wartet',
  sending: 'Druckt …',
  printed: 'Gedruckt',
  uncertain: 'Vielleicht gedruckt',
  givenUp: 'Nicht gedruckt',
};

const TONES: Record<PrintState, StateTone> = {
  waiting: 'warning',
  sending: 'warning',
  printed: 'good',
  uncertain: 'bad',
  givenUp: 'bad',
};

function origin({ by, follows }: Print): string {
  if (follows !== null) return 'nachgedruckt';
  if (by === null) return 'von selbst';
  return by.name === '' ? 'von Hand' : by.name;
}

/** The buttons that print the same content again. Labels come from their printer alone. */
function PrintAgain({ print: { orderId, orderNumber, kind }, what }: { readonly print: Print; readonly what: string }) {
  const printing = usePrintingActor();
  const hasPrinter = useSelector(printing, kind === 'labels' ? selectHasLabels : selectHasPrinter);
  const isAsking = useSelector(printing, (snapshot) => selectIsAsking(snapshot, orderId));
  const ask = (target: PrintTarget) => printing.send({ type: 'ticket.requested', orderId, target });
  return (
    <>
      {hasPrinter && (
        <button
          type="button"
          className={`${controls.secondary} ${controls.small}`}
          aria-disabled={isAsking}
          onClick={() => ask(kind === 'labels' ? 'labels' : 'printer')}
        >
          Nochmals
          <span className={controls.visuallyHidden}>
            {' '}
            {what} {orderNumber} drucken
          </span>
        </button>
      )}
      {kind !== 'labels' && (
        <button
          type="button"
          className={hasPrinter ? `${controls.quiet} ${controls.small}` : `${controls.secondary} ${controls.small}`}
          aria-disabled={isAsking}
          onClick={() => ask('browser')}
        >
          {hasPrinter ? 'Im Browser' : 'Nochmals'}{' '}
          <span className={controls.visuallyHidden}>Bon {orderNumber} drucken</span>
        </button>
      )}
    </>
  );
}

/** Shows a print of today with its result, and a button to print it again. */
function JournalEntry({ print, isOpen }: { readonly print: Print; readonly isOpen: boolean }) {
  const { orderNumber, kind, state, copy, problem, printer, at } = print;
  const what = kind === 'labels' ? 'Etiketten' : 'Bon';
  const printing = usePrintingActor();
  const { ports, actors } = useApp();
  const today = toLocalDate(useNow());
  // A ticket that is being sent to the printer cannot be cancelled.
  const dismiss = () =>
    state !== 'sending' &&
    void ports.printing.dismiss(print.id).then(
      (printingState) => printing.send({ type: 'printing.changed', printingState }),
      (error: unknown) => showErrorToast(actors, error),
    );
  return (
    <li className={styles.entry}>
      <b className={styles.number}>{orderNumber}</b>
      <div className={styles.what}>
        <p>
          <StateBadge tone={TONES[state]}>{STATES[state]}</StateBadge>
          {kind === 'labels' && <span>Etiketten</span>}
          {kind !== 'labels' && copy !== null && <span>{copyMark(copy) ?? 'Original'}</span>}
        </p>
        <p className={styles.facts}>
          {toLocalDate(at) === today ? '' : `${formatDate(at)}, `}
          {formatTime(at)} · {printer?.name ?? 'Browser'} · {origin(print)}
        </p>
        {problem !== null && <p className={styles.problem}>{PRINT_PROBLEM_LABELS[problem]}</p>}
      </div>
      <div className={styles.buttons}>
        <PrintAgain print={print} what={what} />
        {isOpen && (
          <button
            type="button"
            className={`${controls.quiet} ${controls.small}`}
            aria-disabled={state === 'sending'}
            onClick={dismiss}
          >
            Erledigt{' '}
            <span className={controls.visuallyHidden}>
              , {what} {orderNumber} braucht es nicht mehr
            </span>
          </button>
        )}
      </div>
    </li>
  );
}

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
