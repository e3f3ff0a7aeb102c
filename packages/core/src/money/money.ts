import * as z from 'zod/mini';

/** An amount in Rappen (1/100 CHF). Integers only; prices include VAT. */
export const rappen = z.int();
/** A price in Rappen that is never negative. */
export const price = z.int().check(z.nonnegative());
