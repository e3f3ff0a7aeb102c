import type { Print } from '@ofenpost/core/printing/print';
import { ticketsTooOld } from '@ofenpost/core/printing/printing-state';
import { selectPrintingState, selectPrintTarget } from '@ofenpost/core/printing/printing.machine';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { showErrorToast } from '../app/show-error-toast.ts';
import { usePrintingActor } from '../printing/printing-provider.tsx';
import styles from './incoming-orders-page.module.css';

/** Asks what to do with tickets that waited too long for a printer: print or dismiss them. */
export function TicketsTooOld() {
  const { ports, actors } = useApp();
  const printing = usePrintingActor();
  const printingState = useSelector(printing, selectPrintingState);
  const hasPrinter = useSelector(printing, selectPrintTarget) === 'printer';
  const [isBusy, setBusy] = useState(false);
  const tickets = printingState === null ? [] : ticketsTooOld(printingState);
  if (tickets.length === 0) return null;
  // One after the other, so that they are printed in the order of their requests.
  const forEach = async (act: (ticket: Print) => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      for (const ticket of tickets) await act(ticket);
      printing.send({ type: 'printing.changed', printingState: await ports.printing.loadDesk() });
    } catch (error: unknown) {
      showErrorToast(actors, error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={`${styles.stale} ${styles.question}`} aria-label="Alte Bons">
      <p>
        {tickets.length === 1 ? '1 alter Bon' : `${tickets.length} alte Bons`}
        <span className={styles.spare}>
          {' '}
          {tickets.length === 1 ? 'wartet' : 'warten'} noch auf den Drucker:{' '}
          {tickets.map(({ orderNumber }) => orderNumber).join(', ')}
        </span>
      </p>
      {hasPrinter && (
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() =>
            void forEach(({ orderId, kind }) => ports.printing.print(orderId, kind === 'labels' ? 'labels' : 'printer'))
          }
        >
          Drucken
        </button>
      )}
      <button type="button" aria-disabled={isBusy} onClick={() => void forEach(({ id }) => ports.printing.dismiss(id))}>
        Nicht mehr nötig
      </button>
    </section>
  );
}
