import type { Result } from '../result/result.ts';
import type { Print, PrintError, PrintTarget, PrintTestError } from './print.ts';
import type { PrintingState } from './printing-state.ts';

/** Printing of tickets, for staff. */
export type PrintingPort = {
  /** Loads the pending prints, and those that may be missing. */
  loadDesk(): Promise<PrintingState>;
  /** Every print of today, and open ones of earlier days; the last first. */
  listToday(): Promise<readonly Print[]>;
  /**
   * Requests the ticket of an order. A printer gets it as soon as it answers; a request in the meantime answers the
   * same print. Labels go to the printer that has them. For the browser it counts as printed at once.
   */
  print(orderId: string, target: PrintTarget): Promise<Result<Print, PrintError>>;
  /** Dismisses a print that needs no attention any more; a waiting one is given up. Answers the new state. */
  dismiss(printId: string): Promise<PrintingState>;
  /** Prints a test page at once, on a saved printer. */
  test(printerId: string): Promise<Result<null, PrintTestError>>;
};
