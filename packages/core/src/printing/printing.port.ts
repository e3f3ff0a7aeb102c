import type { Result } from '../result/result.ts';
import type { Print, PrintError, PrintTarget, PrintTestError } from './print.ts';
import type { PrintingState } from './printing-state.ts';

/** Tickets on paper, for staff. */
export type PrintingPort = {
  /** What is under way and what may be missing. */
  loadDesk(): Promise<PrintingState>;
  /** Every print of today, and what of the days before is still open; the last first. */
  listToday(): Promise<readonly Print[]>;
  /**
   * Asks for the ticket of an order. A printer gets it as soon as it answers; asked again meanwhile, it is the same
   * print. For the browser it counts as printed at once.
   */
  print(orderId: string, target: PrintTarget): Promise<Result<Print, PrintError>>;
  /** Nobody has to look after this print any more; what waits is given up. Answers what is open now. */
  dismiss(printId: string): Promise<PrintingState>;
  /** Prints a trial at once, on a printer that is saved. */
  test(printerId: string): Promise<Result<null, PrintTestError>>;
};
