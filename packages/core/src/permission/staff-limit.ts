import * as z from 'zod/mini';
import type { Account } from '../account/account.ts';
import { price } from '../money/money.ts';
import { may } from './permission.ts';

/** A member of the team moves more money by hand than the management allows. */
export const aboveLimit = z.object({ code: z.literal('aboveLimit'), limit: price });
export type AboveLimit = z.infer<typeof aboveLimit>;

/**
 * Why this account may not move this amount of Rappen by hand, in or out, or null: staff may up to the limit of the
 * settings, above it only those who may set the limit. Payments of guests are sales and not limited.
 */
export const whyAboveLimit = (account: Account, amount: number, limit: number): AboveLimit | null =>
  Math.abs(amount) <= limit || may(account, 'staffLimit.edit') ? null : { code: 'aboveLimit', limit };
