import type { PrintersDraft } from '@ofenpost/core/printing/printers-draft';
import type { SectionStore } from '../settings/section-store.ts';
import { findPrinters } from './print.repository.ts';
import { printers as table } from './print.table.ts';

/** The configured printers; the journal has the names of removed ones. */
export const printersSettings: SectionStore<PrintersDraft> = {
  load: async (tx) => ({ printers: await findPrinters(tx) }),
  save: async (tx, { printers }) => {
    await tx.delete(table);
    if (printers.length > 0)
      await tx.insert(table).values(printers.map((printer, position) => ({ ...printer, position })));
  },
};
