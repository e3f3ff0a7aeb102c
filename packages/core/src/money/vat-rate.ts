import * as z from 'zod/mini';
import { localDate } from '../time/instant.ts';
import { vatRate } from './vat.ts';

const ratesByClass = z.object({ food: vatRate, alcohol: vatRate, standard: vatRate, voucher: vatRate });

/** The rates in force from a day in Zurich on, in basis points, until the next entry begins. */
export const vatRateEntry = z.object({
  validFrom: localDate,
  rates: z.object({ delivered: ratesByClass, collected: ratesByClass }),
});
export type VatRateEntry = z.infer<typeof vatRateEntry>;
