import { memoize } from '@ofenpost/core/memoize/memoize';
import { isStaffEvent, type PushEvent } from '@ofenpost/core/push/push-notice';
import { PUSH_DEVICES_MAX, type PushSubscriptionKeys } from '@ofenpost/core/push/push-subscription';
import type { PushFollower, PushRepository } from '@ofenpost/core/push/push.use-cases';
import { PERMISSIONS } from '@ofenpost/core/role/permission';
import { ROLES_ID } from '@ofenpost/core/role/role';
import { and, desc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import webPush from 'web-push';
import { accounts } from '../account/account.table.ts';
import type { Database, Transaction } from '../database/database.ts';
import { orders } from '../order/order.table.ts';
import type { Services } from '../services.ts';
import { sessions } from '../session/session.table.ts';
import { pushKeys, pushSubscriptions } from './push.table.ts';

type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/** The keys of this restaurant. Several processes may start at once: the first one's keys stay. */
async function readOrMakeKeys(db: Database): Promise<PushKeys> {
  const [stored] = await db.select().from(pushKeys);
  if (stored !== undefined) return stored;
  await db.insert(pushKeys).values(webPush.generateVAPIDKeys()).onConflictDoNothing();
  const [made] = await db.select().from(pushKeys);
  if (made === undefined) throw new Error('The keys for notices were not stored.');
  return made;
}

const readOnce = memoize((db: Database) => readOrMakeKeys(db));

/** The keys of this restaurant, made if there are none; a failed attempt is repeated at the next call. */
export const loadPushKeys = (db: Database): Promise<PushKeys> => readOnce(db).catch(() => readOrMakeKeys(db));

const followedBy = (follower: PushFollower) =>
  follower.kind === 'order'
    ? eq(pushSubscriptions.orderId, follower.orderId)
    : eq(pushSubscriptions.accountId, follower.accountId);

/** Where subscriptions are stored in PostgreSQL, for the session with this token; null for a guest. */
export const createPushRepository = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  sessionToken: () => Promise<string | null>,
): PushRepository => ({
  loadKey: async () => (await loadPushKeys(database)).publicKey,
  add: async (follower, { endpoint, keys: { p256dh, auth } }) => {
    const token = await sessionToken();
    await database.transaction(async (tx) => {
      const owner =
        follower.kind === 'order'
          ? { orderId: follower.orderId, accountId: null }
          : { orderId: null, accountId: follower.accountId };
      const createdAt = clock.now();
      const sessionId = sql`(${tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.token, token ?? ''))})`;
      await tx
        .insert(pushSubscriptions)
        .values({ endpoint, p256dh, auth, createdAt, sessionId, ...owner })
        .onConflictDoUpdate({
          target:
            follower.kind === 'order'
              ? [pushSubscriptions.orderId, pushSubscriptions.endpoint]
              : [pushSubscriptions.accountId, pushSubscriptions.endpoint],
          set: { p256dh, auth, createdAt, sessionId },
        });
      const newest = tx
        .select({ id: pushSubscriptions.id })
        .from(pushSubscriptions)
        .where(followedBy(follower))
        .orderBy(desc(pushSubscriptions.createdAt), desc(eq(pushSubscriptions.endpoint, endpoint)))
        .limit(PUSH_DEVICES_MAX);
      await tx.delete(pushSubscriptions).where(and(followedBy(follower), notInArray(pushSubscriptions.id, newest)));
    });
  },
  has: async (follower, endpoint) =>
    (await database.$count(pushSubscriptions, and(followedBy(follower), eq(pushSubscriptions.endpoint, endpoint)))) > 0,
  remove: async (follower, endpoint) => {
    await database.delete(pushSubscriptions).where(and(followedBy(follower), eq(pushSubscriptions.endpoint, endpoint)));
  },
});

/** A device, and what it follows. */
export type StoredSubscription = PushSubscriptionKeys & { readonly id: string };

const COLUMNS = {
  id: pushSubscriptions.id,
  endpoint: pushSubscriptions.endpoint,
  p256dh: pushSubscriptions.p256dh,
  auth: pushSubscriptions.auth,
};

/** Whether an account is told about all orders now: it may read them, and the session of the device has not ended. */
const mayReceive = and(
  inArray(
    accounts.rolesId,
    PERMISSIONS['order.notifyStaff'].map((role) => ROLES_ID[role]),
  ),
  gt(sessions.expiresAt, sql`now()`),
);

/** The ids of the devices that are told about an event of this order. */
export async function findSubscribers(db: Transaction, orderId: string, event: PushEvent): Promise<readonly string[]> {
  const rows = isStaffEvent(event)
    ? await db
        .select({ id: pushSubscriptions.id })
        .from(pushSubscriptions)
        .innerJoin(accounts, eq(accounts.id, pushSubscriptions.accountId))
        .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
        .where(mayReceive)
    : await db
        .select({ id: pushSubscriptions.id })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.orderId, orderId));
  return rows.map(({ id }) => id);
}

/** A device; null when it follows nothing any more. */
export async function findSubscription(db: Transaction, id: string): Promise<StoredSubscription | null> {
  const [row] = await db.select(COLUMNS).from(pushSubscriptions).where(eq(pushSubscriptions.id, id));
  if (row === undefined) return null;
  const { p256dh, auth, ...others } = row;
  return { ...others, keys: { p256dh, auth } };
}

/** Forgets a device whose push service does not know it any more, whatever it followed. */
export async function forgetEndpoint(db: Transaction, endpoint: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
}

/** Forgets the devices of the orders of an account, which is removed. */
export async function forgetFollowersOf(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.orderId, [...orderIds]));
}

/** Forgets the devices of orders that have ended, or whose links have: nothing is told about them any more. */
export async function forgetEndedFollowers(
  db: Transaction,
  { open, linksSince }: { readonly open: readonly string[]; readonly linksSince: string },
): Promise<void> {
  const ended = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      sql`${orders.status} not in ${[...open]} or (${orders.orderTimeProgresses} ->> 'created')::timestamptz <= ${linksSince}`,
    );
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.orderId, ended));
}
