import type { Print } from '@ofenpost/core/printing/print';
import { ticketsTooOld } from '@ofenpost/core/printing/print-desk';
import { selectPrintDesk, selectPrintTarget } from '@ofenpost/core/printing/printing.machine';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useApp } from '../app/app-actors.tsx';
import { tellFailure } from '../app/tell-failure.ts';
import { usePrintingActor } from './printing-provider.tsx';
import styles from '../order/incoming-orders-page.module.css';

/** Asks what is to become of tickets that waited too long for a printer: print them, or set them aside. */
export function TicketsTooOld() {
  const { ports, actors } = useApp();
  const printing = usePrintingActor();
  const desk = useSelector(printing, selectPrintDesk);
  const hasPrinter = useSelector(printing, selectPrintTarget) === 'printer';
  const [isBusy, setBusy] = useState(false);
  const tickets = desk === null ? [] : ticketsTooOld(desk);
  if (tickets.length === 0) return null;
  // One after the other, so that they come out in the order in which they were asked for.
  const forEach = async (act: (ticket: Print) => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      for (const ticket of tickets) await act(ticket);
      printing.send({ type: 'desk.changed', desk: await ports.printing.loadDesk() });
    } catch (error: unknown) {
      tellFailure(actors, error);
    } finally {
      setBusy(false);
    }
  };
  const count = tickets.length === 1 ? '1 Bon' : `${tickets.length} Bons`;
  return (
    <section className={styles.stale} aria-label="Alte Bons">
      <p>
        {count} {tickets.length === 1 ? 'hat' : 'haben'} zu lange auf den Drucker gewartet:{' '}
        {tickets.map(({ orderNumber }) => orderNumber).join(', ')}
      </p>
      {hasPrinter && (
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => void forEach(({ orderId }) => ports.printing.print(orderId, 'printer'))}
        >
          {count} drucken
        </button>
      )}
      <button type="button" aria-disabled={isBusy} onClick={() => void forEach(({ id }) => ports.printing.dismiss(id))}>
        Nicht mehr nötig
      </button>
    </section>
  );
}
