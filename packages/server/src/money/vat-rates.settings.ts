import { type VatRatesDraft, vatRateEntriesOf, vatRatesDraftOf } from '@ofenpost/core/money/vat-rates-draft';
import type { SectionStore } from '../settings/section-store.ts';
import { loadVatRates } from './vat-rate.repository.ts';
import { vatRates } from './vat-rate.table.ts';

export const vatRatesSettings: SectionStore<VatRatesDraft> = {
  load: async (tx) => vatRatesDraftOf(await loadVatRates(tx)),
  save: async (tx, rates) => {
    await tx.delete(vatRates);
    await tx.insert(vatRates).values(vatRateEntriesOf(rates));
  },
};
