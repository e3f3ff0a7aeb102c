import * as z from 'zod/mini';
import { localDate } from '../time/instant.ts';

/** A VAT class; together with fulfilment and date it decides the rate. */
export const vatClass = z.enum(['food', 'alcohol', 'standard', 'voucher']);
export type VatClass = z.infer<typeof vatClass>;

type Drunk = { readonly vatClass: VatClass; readonly declaration?: { readonly alcohol: unknown } | undefined };

/** Whether something is alcohol: the courier checks the age of who takes it. */
export const isAlcohol = ({ vatClass: taxed, declaration }: Drunk): boolean =>
  taxed === 'alcohol' || (declaration !== undefined && declaration.alcohol !== null);

/**
 * The classes of menu items. A value voucher is not a supply but a debt, so it is sold as a gift card and never as an
 * item; old orders may hold one. Source: MWSTG art. 21 and 24, product design, "Money and tax".
 */
export const itemVatClass = z.enum(['food', 'alcohol', 'standard'], {
  error: ({ input }) =>
    input === 'voucher'
      ? 'Wertgutscheine stellst du unter «Gutscheine» aus. Als Produkt oder Menü gibt es sie nicht.'
      : 'Bitte wähle eine MwSt.-Klasse',
});
export type ItemVatClass = z.infer<typeof itemVatClass>;

/** A VAT rate in basis points: 260 is 2.6 %. */
export const vatRate = z.int().check(z.gte(0), z.lte(10_000));
export type VatRate = z.infer<typeof vatRate>;

const ratesByClass = z.object({ food: vatRate, alcohol: vatRate, standard: vatRate, voucher: vatRate });

/** The rates in force from a day in Zurich on, in basis points, until the next entry begins. */
export const vatRateEntry = z.object({
  validFrom: localDate,
  rates: z.object({ delivered: ratesByClass, collected: ratesByClass }),
});
export type VatRateEntry = z.infer<typeof vatRateEntry>;
