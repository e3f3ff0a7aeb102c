import type { Order } from '@ofenpost/core/order/order';
import type { Print } from '@ofenpost/core/printing/print';
import { beginPaper, endAttempt } from '@ofenpost/core/printing/print-attempt';
import { printsInJournal } from '@ofenpost/core/printing/printing-state';
import type { PrintingPort } from '@ofenpost/core/printing/printing.port';
import {
  type PrintingRepository,
  automaticPrint,
  createPrintingUseCases,
  labelsOf,
  needsLabels,
} from '@ofenpost/core/printing/printing.use-cases';
import { ok } from '@ofenpost/core/result/result';
import type { Action } from '@ofenpost/core/role/permission';
import type { CallKind } from '@ofenpost/core/sitting/sitting';
import { kitchenStorefront } from './kitchen-storefront.ts';
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

/** Prints the labels of an order that has just become ready if a printer has them. */
export function printLabels(shop: Shop, order: Order): void {
  const asking = { id: crypto.randomUUID(), kind: 'labels', order, at: shop.clock.now() } as const;
  const print = automaticPrint(shop.printers, asking);
  const last = shop.prints.findLast(({ orderId, kind }) => orderId === order.id && kind === 'labels');
  const hasBoxes = labelsOf(order, kitchenStorefront(shop)).length > 0;
  if (print !== null && hasBoxes && needsLabels(order, last?.at ?? null)) store(shop, print);
}

/** Requests a paper that follows the ticket, if that is on paper. */
export function printFollowing(shop: Shop, order: Order, kind: 'withdrawal' | 'change'): void {
  if (papersOf(shop, order.id) === 0) return;
  const asking = { id: crypto.randomUUID(), kind, order, at: shop.clock.now() };
  const print = automaticPrint(shop.printers, asking);
  if (print !== null) store(shop, print);
}

const createPrintingRepository = (shop: Shop): PrintingRepository => ({
  listPrinters: async () => shop.printers,
  listJournal: async (today) => printsInJournal(shop.prints, today),
  request: async (orderId, _wanted, request) => {
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
    content: { read: async () => kitchenStorefront(shop) },
    newId: () => crypto.randomUUID(),
    tryPrinter: async () => ({ kind: 'notBegun', problem: 'unreachable' }),
  });
  const staff = (action: Action, kind?: CallKind) => printingFor(requireMay(visitor, action, kind));
  return {
    loadDesk: async () => staff('order.print', 'read').loadDesk(),
    listToday: async () => staff('order.print', 'read').listToday(),
    print: async (orderId, target) => staff('order.print').print(orderId, target),
    dismiss: async (id) => staff('order.print').dismiss(id),
    test: async (id) => staff('printer.try').test(id),
  };
}
