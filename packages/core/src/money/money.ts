import * as z from 'zod/mini';

/** An amount in Rappen (1/100 CHF). Integers only; prices include VAT. */
export const rappen = z.int();
/** The highest price, fee or limit that staff can enter, in Rappen: CHF 1000. */
export const PRICE_MAX = 100_000;

/** A price in Rappen that is never negative. */
export const price = z.int().check(z.nonnegative());
