import { dismissPrint } from '@ofenpost/core/printing/printing-state';
import type { Services } from '../services.ts';
import { lockPrint, savePrint } from './print.repository.ts';

/**
 * Dismisses a print, which staff need not look after any more; a waiting one is not printed. An unknown id changes
 * nothing.
 */
export const dismissOldPrint = ({ database, clock }: Pick<Services, 'database' | 'clock'>, id: string): Promise<void> =>
  database.transaction(async (tx) => {
    const print = await lockPrint(tx, id);
    if (print === null) return;
    const dismissed = dismissPrint(print, clock.now());
    if (dismissed !== print) await savePrint(tx, dismissed);
  });
