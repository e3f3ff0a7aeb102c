import * as z from 'zod/mini';
import type { Account } from '../account/account.ts';
import { price } from '../money/money.ts';
import { may } from './permission.ts';

/** Somebody of the team moves more money by hand than the management lets them. */
export const aboveLimit = z.object({ code: z.literal('aboveLimit'), limit: price });
export type AboveLimit = z.infer<typeof aboveLimit>;

/**
 * Why this account may not move so many Rappen by hand, in or out, or null: up to the limit of the settings staff may,
 * beyond it whoever sets the limit. What guests pay for is sold and is no such amount.
 */
export const whyAboveLimit = (account: Account, amount: number, limit: number): AboveLimit | null =>
  Math.abs(amount) <= limit || may(account, 'staffLimit.edit') ? null : { code: 'aboveLimit', limit };
