import type { Print, PrintTarget } from '@ofenpost/core/printing/print';
import { beginPaper, endAttempt, requestedPrint } from '@ofenpost/core/printing/print-attempt';
import { dismissPrint, openPrints, printsInJournal } from '@ofenpost/core/printing/printing-state';
import type { PrintingPort } from '@ofenpost/core/printing/printing.port';
import { err, ok } from '@ofenpost/core/result/result';
import { type Action, may } from '@ofenpost/core/role/permission';
import { toLocalDate } from '@ofenpost/core/time/zurich';
import type { Shop, Visitor } from './shop.ts';

type Printer = Shop['printers'][number];

/** Printers that never fail: a ticket is on paper at once. */
function putOnPaper(shop: Shop, requested: Print): Print {
  const papers = shop.prints.filter(({ orderId, copy }) => orderId === requested.orderId && copy !== null).length;
  const printed = endAttempt(beginPaper(requested, papers, requested.at), { kind: 'printed' }, requested.at);
  shop.prints = [...shop.prints, printed];
  return printed;
}

/** Prints the ticket of an order that was just accepted if a printer is set to do so automatically. */
export function printAccepted(shop: Shop, order: { readonly id: string; readonly number: number }): void {
  const printer = shop.printers.find(({ active, automatic }) => active && automatic);
  if (printer === undefined) return;
  putOnPaper(
    shop,
    requestedPrint({
      id: crypto.randomUUID(),
      order,
      printer: { id: printer.id, name: printer.name },
      by: null,
      at: shop.clock.now(),
    }),
  );
}

export function createPrintingInMemory(shop: Shop, visitor: Visitor): PrintingPort {
  const requireTo = (action: Action) => {
    if (!may(visitor.account, action)) throw new Error('not allowed');
  };
  const journal = () => printsInJournal(shop.prints, toLocalDate(shop.clock.now()));
  const activePrinters = () => shop.printers.filter(({ active }) => active);
  const nameOf = ({ id, name }: Printer) => ({ id, name });
  const targetOf = (target: PrintTarget) => {
    const [printer] = activePrinters();
    if (target === 'browser') return ok(null);
    return printer === undefined ? err({ code: 'noPrinter' as const }) : ok(nameOf(printer));
  };
  const printingState = () => ({
    printers: activePrinters().map((printer) => ({ ...nameOf(printer), automatic: printer.automatic })),
    prints: [...openPrints(journal())],
  });
  return {
    loadDesk: async () => {
      requireTo('order.print');
      return printingState();
    },
    listToday: async () => {
      requireTo('order.print');
      return journal().toReversed();
    },
    print: async (orderId, target) => {
      requireTo('order.print');
      const stored = shop.orders.find(orderId);
      if (stored === undefined) return err({ code: 'orderUnknown' });
      const printer = targetOf(target);
      if (!printer.ok) return printer;
      const { id, firstname, lastname } = visitor.account;
      const by = id === null ? null : { id, name: `${firstname} ${lastname}`.trim() };
      const requested = requestedPrint({
        id: crypto.randomUUID(),
        order: stored.order,
        printer: printer.value,
        by,
        at: shop.clock.now(),
      });
      return ok(putOnPaper(shop, requested));
    },
    dismiss: async (printId) => {
      requireTo('order.print');
      const at = shop.clock.now();
      shop.prints = shop.prints.map((each) => (each.id === printId ? dismissPrint(each, at) : each));
      return printingState();
    },
    test: async (printerId) => {
      requireTo('printer.try');
      const isKnown = shop.printers.some(({ id }) => id === printerId);
      return err(isKnown ? { code: 'notPrinted', problem: 'noAnswer' } : { code: 'printerUnknown' });
    },
  };
}
