import { PRINT_PROBLEM_LABELS, type Print, type PrintError } from '@ofenpost/core/printing/print';
import type { ToastMessage } from '@ofenpost/core/toast/toast-message';

/** Returns the toast for a ticket that is printing or waits. */
export function begunPrintToast({ orderNumber, printer, problem }: Print): ToastMessage {
  if (printer === null)
    return {
      kind: 'error',
      title: `Bon ${orderNumber} konnte nicht geladen werden`,
      detail: 'Drucke ihn nochmals. Er heisst dann KOPIE, damit nichts zweimal gebacken wird.',
    };
  return problem === null
    ? { kind: 'success', title: `Bon ${orderNumber} wird gedruckt`, detail: printer.name }
    : {
        kind: 'error',
        title: `Bon ${orderNumber} wartet`,
        detail: `${PRINT_PROBLEM_LABELS[problem]}: ${printer.name}`,
      };
}

export function refusedPrintToast(error: PrintError): ToastMessage {
  switch (error.code) {
    case 'noPrinter':
      return {
        kind: 'error',
        title: 'Es ist kein Drucker eingerichtet',
        detail: 'Drucke nochmals, dann druckt der Browser.',
      };
    case 'orderUnknown':
      return {
        kind: 'error',
        title: 'Diese Bestellung gibt es nicht mehr',
        detail: 'Lade die Seite neu, wenn sie noch auf dem Pult liegt.',
      };
  }
}
