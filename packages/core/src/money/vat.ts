import * as z from 'zod/mini';

/** The VAT class of a product; with fulfilment and date it decides the rate. */
export const vatClass = z.enum(['food', 'alcohol', 'standard', 'voucher']);
export type VatClass = z.infer<typeof vatClass>;

/** A VAT rate in basis points: 260 is 2.6 %. */
export const vatRate = z.int().check(z.gte(0), z.lte(10_000));
export type VatRate = z.infer<typeof vatRate>;
