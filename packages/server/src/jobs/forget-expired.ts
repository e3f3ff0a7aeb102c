import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { backgroundJobs } from '../background-job/background-job.table.ts';
import { carts } from '../cart/cart.table.ts';
import { mails } from '../notification/mail.table.ts';
import { orders } from '../order/order.table.ts';
import type { Services } from '../services.ts';
import { GUEST_DAYS } from '../session/guest-cookie.ts';
import { sessions, verifications } from '../session/session.table.ts';

/** The name of the job that deletes expired data. */
export const FORGET_EXPIRED = 'forget_expired';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes what the privacy page promises: guests' carts and e-mail addresses, and e-mails, after 30 days; the orders
 * stay for the books. Imported files are deleted after the same time, sessions and pending sign-ins when they expire.
 */
export const createForgetExpired =
  ({ database, clock }: Pick<Services, 'database' | 'clock'>) =>
  async (): Promise<void> => {
    const before = new Date(Date.parse(clock.now()) - GUEST_DAYS * DAY_MS).toISOString();
    await database.delete(carts).where(and(isNotNull(carts.guestHash), lt(carts.changedAt, before)));
    await database.delete(backgroundJobs).where(lt(backgroundJobs.createdAt, before));
    await database.delete(mails).where(lt(mails.createdAt, before));
    await database
      .update(orders)
      .set({ email: null })
      .where(and(isNotNull(orders.email), isNull(orders.accountId), lt(orders.changedAt, before)));
    // better-auth uses the machine's clock, not the app's.
    await database.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    await database.delete(verifications).where(lt(verifications.expiresAt, sql`now()`));
  };
