import * as z from 'zod/mini';
import { formatMoney } from '../money/format-money.ts';
import { price } from '../money/money.ts';
import type { Instant } from '../time/instant.ts';
import { may } from './permission.ts';
import type { RoleHolder } from './role.ts';

/** A member of the team moves more money by hand than the management allows. */
export const aboveLimit = z.object({ code: z.literal('aboveLimit'), limit: price });
export type AboveLimit = z.infer<typeof aboveLimit>;

/**
 * What is moved, in Rappen and negative where it is taken off, and what the same person moved on the same day before
 * (`movedByHand`), over all kinds of money.
 */
type Moved = { readonly amount: number; readonly before: number };

/**
 * Why this account may not move so many Rappen by hand, in or out, or null: up to the limit of the settings staff may,
 * above it only those who may set the limit. All that somebody moves on a day counts together, in or out, so that nobody
 * splits an amount. A limit of 0 is for what is the management's alone. Payments of guests are sales and not limited.
 */
export const whyAboveLimit = (account: RoleHolder, { amount, before }: Moved, limit: number): AboveLimit | null =>
  amount === 0 || before + Math.abs(amount) <= limit || may(account, 'staffLimit.edit')
    ? null
    : { code: 'aboveLimit', limit };

/** Whose movements are added up, and on the business day of which moment. */
export type Mover = {
  readonly actorId: string | null;
  readonly at: Instant;
  /** The order that it is about: what others have moved of it counts too, so that they do not share it out. */
  readonly orderNumber?: number | undefined;
};

/** Whose movements of the day have to be added up: nobody's where there is no limit, so that nobody waits for that. */
export const limitedMover = (account: RoleHolder & { readonly id: string | null }, at: Instant): Mover => ({
  actorId: may(account, 'staffLimit.edit') ? null : account.id,
  at,
});

/** The message about the limit, before and after it is exceeded; a limit of 0 leaves everything to the management. */
export const aboveLimitMessage = ({ limit }: Pick<AboveLimit, 'limit'>): string =>
  limit === 0
    ? 'Das bucht nur die Geschäftsleitung.'
    : `Mehr als ${formatMoney(limit)} am Tag bucht nur die Geschäftsleitung.`;
