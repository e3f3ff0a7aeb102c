import type { PushEvent } from '@ofenpost/core/push/push-notice';
import { UNDO_ACCEPTED_MS } from '@ofenpost/core/time/undo-window';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';

/** The name of the job that finds who is told about an event of an order. */
export const FAN_OUT_PUSH = 'fan_out_push';
/** The name of the job that tells one device. */
export const SEND_PUSH = 'send_push';

/** With the worker's pauses, the last attempt of a notice is after about four minutes: later it helps nobody. */
const SEND_ATTEMPTS_MAX = 6;
const FAN_OUT_ATTEMPTS_MAX = 8;

type AboutOrder = { readonly orderId: string; readonly event: PushEvent };

/** A repeated event replaces its waiting job, so that only the last of several is told. */
const keyOf = ({ orderId, event }: AboutOrder): string => `push:${event}:${orderId}`;

type Delay = { readonly canBeUndone?: boolean; readonly minutes?: number };

/** Enqueues the notices about an event of an order in this transaction. */
export async function enqueuePush(
  tx: Transaction,
  about: AboutOrder,
  { canBeUndone = false, minutes = 0 }: Delay = {},
): Promise<void> {
  const delay = minutes * 60_000 + (canBeUndone ? UNDO_ACCEPTED_MS : 0);
  await tx.execute(sql`
    select graphile_worker.add_job(${FAN_OUT_PUSH}::text, ${JSON.stringify(about)}::json, job_key => ${keyOf(about)},
      max_attempts => ${FAN_OUT_ATTEMPTS_MAX}::int,
      run_at => now() + ${delay}::int * interval '1 millisecond')`);
}

/** Takes the notices about an event back, as it was undone. */
export async function withdrawPush(tx: Transaction, about: AboutOrder): Promise<void> {
  await tx.execute(sql`select graphile_worker.remove_job(${keyOf(about)})`);
}

/** Enqueues one job for each device, so that one that is out of reach delays no other. */
export async function enqueueSends(
  tx: Transaction,
  about: AboutOrder,
  subscriptionIds: readonly string[],
): Promise<void> {
  for (const subscriptionId of subscriptionIds)
    await tx.execute(sql`
      select graphile_worker.add_job(${SEND_PUSH}::text, ${JSON.stringify({ ...about, subscriptionId })}::json,
        job_key => ${`${keyOf(about)}:${subscriptionId}`}, max_attempts => ${SEND_ATTEMPTS_MAX}::int)`);
}
