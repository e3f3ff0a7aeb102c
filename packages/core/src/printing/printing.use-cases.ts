import type { Order } from '../order/order.ts';
import { type Result, err, ok } from '../result/result.ts';
import type { ClockPort } from '../time/clock.port.ts';
import type { LocalDate } from '../time/instant.ts';
import { toLocalDate } from '../time/zurich.ts';
import { type AttemptEnd, beginPaper, endAttempt, isTooOld, requestedPrint, trialProblem } from './print-attempt.ts';
import type { Print, PrintError } from './print.ts';
import type { PrinterDraft } from './printers-draft.ts';
import { type PrintingState, dismissPrint, openPrints } from './printing-state.ts';
import type { PrintingPort } from './printing.port.ts';

/** What was printed of an order before. */
export type PrintedBefore = {
  /** How many papers exist, or may exist. */
  readonly papers: number;
  /** The print that waits for the same printer. */
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
    printerId: string | null,
    request: (order: Order, before: PrintedBefore) => Result<Print, PrintError>,
  ): Promise<Result<Print, PrintError> | null>;
  /** Replaces a print by what `change` makes of it. An unknown id changes nothing. */
  update(id: string, change: (print: Print) => Print): Promise<void>;
};

type Dependencies = {
  readonly printing: PrintingRepository;
  readonly clock: ClockPort;
  readonly newId: () => string;
  /** Prints a test page. */
  readonly tryPrinter: (printer: PrinterDraft) => Promise<AttemptEnd>;
};

type StaffMember = { readonly id: string | null; readonly firstname: string; readonly lastname: string };

/** What staff do with printers. The caller has checked permission and input. */
export const createPrintingUseCases =
  ({ printing, clock, newId, tryPrinter }: Dependencies) =>
  ({ id: accountId, firstname, lastname }: StaffMember): PrintingPort => {
    const by = accountId === null ? null : { id: accountId, name: `${firstname} ${lastname}`.trim() };
    const activePrinters = async () => (await printing.listPrinters()).filter(({ active }) => active);
    const listJournal = () => printing.listJournal(toLocalDate(clock.now()));
    const loadState = async (): Promise<PrintingState> => {
      const [printers, prints] = await Promise.all([activePrinters(), listJournal()]);
      return {
        printers: printers.map(({ id, name, automatic }) => ({ id, name, automatic })),
        prints: [...openPrints(prints)],
      };
    };
    return {
      loadDesk: loadState,
      listToday: async () => (await listJournal()).toReversed(),
      print: async (orderId, target) => {
        const id = newId();
        const [printer = null] = target === 'printer' ? await activePrinters() : [];
        const requested = await printing.request(orderId, printer?.id ?? null, (order, { papers, waiting }) => {
          const at = clock.now();
          if (target === 'browser') {
            // It counts as printed, since nothing reports its end.
            const sending = beginPaper(requestedPrint({ id, order, printer: null, by, at }), papers, at);
            return ok(endAttempt(sending, { kind: 'printed' }, at));
          }
          if (printer === null) return err({ code: 'noPrinter' });
          return ok(
            waiting !== null && !isTooOld(waiting, at)
              ? waiting
              : requestedPrint({ id, order, printer: { id: printer.id, name: printer.name }, by, at }),
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

/** The print of an order that was just accepted; null when no printer is set to print by itself. */
export function automaticPrint(
  printers: readonly PrinterDraft[],
  asking: Pick<Parameters<typeof requestedPrint>[0], 'id' | 'order' | 'at'>,
): Print | null {
  const printer = printers.find(({ active, automatic }) => active && automatic);
  if (printer === undefined) return null;
  return requestedPrint({ ...asking, printer: { id: printer.id, name: printer.name }, by: null });
}
