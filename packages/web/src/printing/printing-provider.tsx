import type { printingMachine } from '@ofenpost/core/printing/printing.machine';
import { type ReactNode, createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import { PrintedTicket } from './printed-ticket.tsx';
import { usePrinting } from './use-printing.ts';

export type PrintingActor = ActorRefFrom<typeof printingMachine>;

const PrintingContext = createContext<PrintingActor | null>(null);

/** Returns the printing actor of the page. */
export function usePrintingActor(): PrintingActor {
  const actor = use(PrintingContext);
  if (actor === null) throw new Error('outside of the printing provider');
  return actor;
}

/** Provides printing to a page, and renders the tickets that the browser prints. */
export function PrintingProvider({ children }: { children: ReactNode }) {
  const { actor, sheet, sheetPrinted } = usePrinting();
  return (
    <PrintingContext value={actor}>
      {children}
      {sheet !== null && <PrintedTicket key={sheet.print.id} {...sheet} onPrinted={sheetPrinted} />}
    </PrintingContext>
  );
}
