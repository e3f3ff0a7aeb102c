import type { printingMachine } from '@ofenpost/core/printing/printing.machine';
import { type ReactNode, createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import { PrintedTicket } from './printed-ticket.tsx';
import { usePrinting } from './use-printing.ts';

export type PrintingActor = ActorRefFrom<typeof printingMachine>;

const PrintingContext = createContext<PrintingActor | null>(null);

/** The printing of the page, for everything that has a ticket to print. */
export function usePrintingActor(): PrintingActor {
  const actor = use(PrintingContext);
  if (actor === null) throw new Error('outside of the printing provider');
  return actor;
}

/** Gives a page its printing, and prints what the browser is to print. */
export function PrintingProvider({ children }: { children: ReactNode }) {
  const { actor, sheet, sheetPrinted } = usePrinting();
  return (
    <PrintingContext value={actor}>
      {children}
      {sheet !== null && <PrintedTicket key={sheet.print.id} {...sheet} onPrinted={sheetPrinted} />}
    </PrintingContext>
  );
}
