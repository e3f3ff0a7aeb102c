import type { VatRateEntry } from '@ofenpost/core/vat/vat';
import { date, jsonb, pgTable } from 'drizzle-orm/pg-core';

/** The VAT rates in force from a day in Zurich on. */
export const vatRates = pgTable('vat_rates', {
  validFrom: date().primaryKey(),
  rates: jsonb().$type<VatRateEntry['rates']>().notNull(),
});
