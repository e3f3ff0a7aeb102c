import type { VatRateEntry } from '@ofenpost/core/money/vat-rate';
import { asc } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { vatRates } from './vat-rate.table.ts';

export const loadVatRates = (db: Transaction): Promise<VatRateEntry[]> =>
  db.select().from(vatRates).orderBy(asc(vatRates.validFrom));
