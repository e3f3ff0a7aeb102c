import * as z from 'zod/mini';
import { formatMoney } from '../money/format-money.ts';
import { price } from '../money/money.ts';
import { may } from './permission.ts';
import type { RoleHolder } from './role.ts';

/** A member of the team moves more money by hand than the management allows. */
export const aboveLimit = z.object({ code: z.literal('aboveLimit'), limit: price });
export type AboveLimit = z.infer<typeof aboveLimit>;

/** What is moved, and what was moved on the same gift card, order or opening before: in Rappen, negative where it is taken off. */
type Moved = { readonly amount: number; readonly before?: number };

/**
 * Why this account may not move so many Rappen by hand, in or out, or null: up to the limit of the settings staff may,
 * above it only those who may set the limit. Parts count together, so that nobody splits an amount. Payments of guests
 * are sales and not limited.
 */
export const whyAboveLimit = (account: RoleHolder, { amount, before = 0 }: Moved, limit: number): AboveLimit | null =>
  Math.max(Math.abs(amount), Math.abs(before + amount)) <= limit || may(account, 'staffLimit.edit')
    ? null
    : { code: 'aboveLimit', limit };

/** The message about the limit, before and after it is exceeded. */
export const aboveLimitMessage = ({ limit }: Pick<AboveLimit, 'limit'>): string =>
  `Mehr als ${formatMoney(limit)} bucht nur die Geschäftsleitung.`;
