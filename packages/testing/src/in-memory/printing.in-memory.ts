import type { Order } from '@ofenpost/core/order/order';
import type { Print } from '@ofenpost/core/printing/print';
import { beginPaper, endAttempt } from '@ofenpost/core/printing/print-attempt';
import { printsInJournal } from '@ofenpost/core/printing/printing-state';
import type { PrintingPort } from '@ofenpost/core/printing/printing.port';
import {
  type PrintingRepository,
  automaticPrint,
  createPrintingUseCases,
} from '@ofenpost/core/printing/printing.use-cases';
import { ok } from '@ofenpost/core/result/result';
import type { Action } from '@ofenpost/core/role/permission';
import { type Shop, type Visitor, requireMay } from './shop.ts';

const papersOf = ({ prints }: Shop, id: string): number =>
  prints.filter(({ orderId, copy }) => orderId === id && copy !== null).length;

/** Stores a print. Printers never fail: a ticket is on paper at once. */
function store(shop: Shop, print: Print): Print {
  const { orderId, at, printer } = print;
  const stored =
    printer === null ? print : endAttempt(beginPaper(print, papersOf(shop, orderId), at), { kind: 'printed' }, at);
  shop.prints = [...shop.prints, stored];
  return stored;
}

/** Prints the ticket of an order that was just accepted if a printer is set to do so automatically. */
export function printAccepted(shop: Shop, order: Order): void {
  const print = automaticPrint(shop.printers, { id: crypto.randomUUID(), order, at: shop.clock.now() });
  if (print !== null) store(shop, print);
}

const createPrintingRepository = (shop: Shop): PrintingRepository => ({
  listPrinters: async () => shop.printers,
  listJournal: async (today) => printsInJournal(shop.prints, today),
  request: async (orderId, _printerId, request) => {
    const stored = shop.orders.find(orderId);
    if (stored === undefined) return null;
    const requested = request(stored.order, { papers: papersOf(shop, orderId), waiting: null });
    return requested.ok ? ok(store(shop, requested.value)) : requested;
  },
  update: async (id, change) => {
    shop.prints = shop.prints.map((print) => (print.id === id ? change(print) : print));
  },
});

export function createPrintingInMemory(shop: Shop, visitor: Visitor): PrintingPort {
  const printingFor = createPrintingUseCases({
    printing: createPrintingRepository(shop),
    clock: shop.clock,
    newId: () => crypto.randomUUID(),
    tryPrinter: async () => ({ kind: 'notBegun', problem: 'unreachable' }),
  });
  const staff = (action: Action) => printingFor(requireMay(visitor, action));
  return {
    loadDesk: async () => staff('order.print').loadDesk(),
    listToday: async () => staff('order.print').listToday(),
    print: async (orderId, target) => staff('order.print').print(orderId, target),
    dismiss: async (id) => staff('order.print').dismiss(id),
    test: async (id) => staff('printer.try').test(id),
  };
}
