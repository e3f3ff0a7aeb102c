import { fullName } from '../contact/full-name.ts';
import { type KitchenStorefront, kitchenLinesOf } from '../kitchen-screen/kitchen-order.ts';
import { isUnseenCancellation } from '../order/guest-cancel.ts';
import type { Order } from '../order/order.ts';
import type { OrderChange } from '../order/order.use-cases.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { Instant, LocalDate } from '../time/instant.ts';
import { toLocalDate } from '../time/zurich.ts';
import { boxLabels } from './box-labels.ts';
import { type AttemptEnd, beginPaper, endAttempt, isTooOld, requestedPrint, trialProblem } from './print-attempt.ts';
import type { Print, PrintError, PrintKind } from './print.ts';
import { type PrinterDraft, labelPrinter, ticketPrinter } from './printers-draft.ts';
import { type PrintingState, dismissPrint, openPrints } from './printing-state.ts';
import type { PrintingPort } from './printing.port.ts';

/** What was printed of an order before. */
export type PrintedBefore = {
  /** How many papers exist, or may exist. */
  readonly papers: number;
  /** The print of the same content that waits for the same printer. */
  readonly waiting: Print | null;
};

/** The printers, and the journal of prints in the order of their requests. */
export type PrintingRepository = {
  listPrinters(): Promise<readonly PrinterDraft[]>;
  /** Core's `printsInJournal`. */
  listJournal(today: LocalDate): Promise<readonly Print[]>;
  /**
   * Stores the print of an order that `request` returns, unless it refuses or it is the waiting one; one print of the
   * order after the other. A printer gets it. Null when there is no such order.
   */
  request(
    orderId: string,
    wanted: { readonly printerId: string | null; readonly kind: 'order' | 'labels' },
    request: (order: Order, before: PrintedBefore) => Result<Print, PrintError>,
  ): Promise<Result<Print, PrintError> | null>;
  /** Replaces a print by what `change` makes of it. An unknown id changes nothing. */
  update(id: string, change: (print: Print) => Print): Promise<void>;
};

type Dependencies = {
  readonly printing: PrintingRepository;
  readonly clock: ClockPort;
  readonly newId: () => string;
  readonly content: { read(): Promise<KitchenStorefront> };
  /** Prints a test page. */
  readonly tryPrinter: (printer: PrinterDraft) => Promise<AttemptEnd>;
};

type StaffMember = { readonly id: string | null; readonly firstname: string; readonly lastname: string };

/** The labels of an order, by the shop as it is now. */
export const labelsOf = (order: Order, storefront: KitchenStorefront) =>
  boxLabels(order, kitchenLinesOf(order.productOrders, storefront));

/** What staff do with printers. The caller has checked permission and input. */
export const createPrintingUseCases =
  ({ printing, clock, newId, content, tryPrinter }: Dependencies) =>
  ({ id: accountId, ...person }: StaffMember): PrintingPort => {
    const by = accountId === null ? null : { id: accountId, name: fullName(person) };
    const activePrinters = async () => (await printing.listPrinters()).filter(({ active }) => active);
    const listJournal = () => printing.listJournal(toLocalDate(clock.now()));
    const loadState = async (): Promise<PrintingState> => {
      const [printers, prints] = await Promise.all([activePrinters(), listJournal()]);
      return {
        printers: printers.map(({ id, name, automatic, labels }) => ({ id, name, automatic, labels })),
        prints: [...openPrints(prints)],
      };
    };
    return {
      loadDesk: loadState,
      listToday: async () => (await listJournal()).toReversed(),
      print: async (orderId, target) => {
        const id = newId();
        const printers = target === 'browser' ? [] : await printing.listPrinters();
        const printer = (target === 'labels' ? labelPrinter : ticketPrinter)(printers) ?? null;
        const storefront = target === 'labels' ? await content.read() : null;
        const kind = target === 'labels' ? 'labels' : 'order';
        const wanted = { printerId: printer?.id ?? null, kind } as const;
        const requested = await printing.request(orderId, wanted, (order, { papers, waiting }) => {
          const at = clock.now();
          if (target === 'browser') {
            // It counts as printed, since nothing reports its end.
            const sending = beginPaper(requestedPrint({ id, order, printer: null, by, at }), papers, at);
            return ok(endAttempt(sending, { kind: 'printed' }, at));
          }
          if (printer === null) return err({ code: 'noPrinter' });
          if (storefront !== null && labelsOf(order, storefront).length === 0) return err({ code: 'noBoxes' });
          return ok(
            waiting !== null && !isTooOld(waiting, at)
              ? waiting
              : requestedPrint({ id, order, kind, printer: { id: printer.id, name: printer.name }, by, at }),
          );
        });
        return requested ?? err({ code: 'orderUnknown' });
      },
      dismiss: async (id) => {
        await printing.update(id, (print) => dismissPrint(print, clock.now()));
        return loadState();
      },
      test: async (printerId) => {
        const printer = (await printing.listPrinters()).find(({ id }) => id === printerId);
        if (printer === undefined) return err({ code: 'printerUnknown' });
        const problem = trialProblem(await tryPrinter(printer));
        return problem === null ? ok(null) : err({ code: 'notPrinted', problem });
      },
    };
  };

/**
 * The paper that follows a change of an order by itself: the kitchen's ticket, the word that it goes back, what changed,
 * or the labels once all is made; null where there is none. The kitchen's paper does not wait until a step can no longer be undone, and nobody at the desk knows yet
 * what a guest cancelled.
 */
export function paperOfChange({
  kind,
  before,
  order,
}: Pick<OrderChange, 'kind' | 'before' | 'order'>): PrintKind | null {
  if (kind === 'undone') return before.status === 'accepted' && order.status === 'placed' ? 'withdrawal' : null;
  if (kind === 'edited') return order.status === 'placed' ? null : 'change';
  if (kind !== 'step') return null;
  if (order.status === 'accepted') return 'order';
  if (order.status === 'ready') return 'labels';
  return isUnseenCancellation(order) ? 'withdrawal' : null;
}

/**
 * Whether the boxes need labels when the order becomes ready: not again where a step was only taken back, but after an
 * edit. `last` is when they were asked for last; null: never.
 */
export const needsLabels = ({ edits }: Pick<Order, 'edits'>, last: Instant | null): boolean =>
  last === null || edits.some(({ at }) => Date.parse(at) > Date.parse(last));

/** The print of an order that was just accepted, or of what follows; null when no printer is set to print it by itself. */
export function automaticPrint(
  printers: readonly PrinterDraft[],
  asking: Pick<Parameters<typeof requestedPrint>[0], 'id' | 'order' | 'kind' | 'at'>,
): Print | null {
  const printer =
    asking.kind === 'labels' ? labelPrinter(printers) : printers.find(({ active, automatic }) => active && automatic);
  if (printer === undefined) return null;
  return requestedPrint({ ...asking, printer: { id: printer.id, name: printer.name }, by: null });
}
