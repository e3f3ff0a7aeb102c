import type { VatRateEntry } from '@ofenpost/core/vat/vat';
import { type VatRatesDraft, vatRateEntriesOf, vatRatesDraftOf } from '@ofenpost/core/vat/vat-rates-draft';
import { asc } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import type { SectionStore } from '../record/record-store.ts';
import { vatRates } from './vat-rate.table.ts';

export const loadVatRates = (db: Transaction): Promise<VatRateEntry[]> =>
  db.select().from(vatRates).orderBy(asc(vatRates.validFrom));

export const vatRatesSettings: SectionStore<VatRatesDraft> = {
  load: async (tx) => vatRatesDraftOf(await loadVatRates(tx)),
  save: async (tx, rates) => {
    await tx.delete(vatRates);
    await tx.insert(vatRates).values(vatRateEntriesOf(rates));
  },
};
