import { setTimeout as sleep } from 'node:timers/promises';
import type { TestDatabase } from '../testing/test-database.fixtures.ts';
import type { NightLedger } from './night-ledger.ts';
import type { Person } from './person.ts';

const LOOK_EVERY_MS = 100;
/** How long nothing may move before the night counts as stuck, in milliseconds. */
const STUCK_MS = 45_000;

const OPEN = `select status, count(*)::int as count from orders
  where status in ('placed', 'accepted', 'preparing', 'ready', 'onTheWay') group by status order by status`;
/** What guests cancelled and no desk has seen. */
const UNSEEN = `select number from orders
  where jsonb_typeof(guest_cancellation) = 'object' and guest_cancellation ->> 'seenAt' is null`;

/** Resolves when every order has ended and every tap has arrived, or when nothing moves any more, which is a fault. */
export async function untilDone(
  { query }: Pick<TestDatabase, 'query'>,
  people: readonly Person[],
  ledger: NightLedger,
): Promise<void> {
  let [last, since] = ['', performance.now()];
  while (performance.now() - since < STUCK_MS) {
    const [open, unseen] = [await query(OPEN), await query(UNSEEN)];
    const waiting = people.filter((person) => person.waiting() > 0).map(({ name }) => name);
    if (open.length + unseen.length + waiting.length === 0) return;
    const standing = JSON.stringify({ open, unseen, waiting });
    if (standing !== last) [last, since] = [standing, performance.now()];
    await sleep(LOOK_EVERY_MS);
  }
  ledger.faults.push(`the night does not end: ${last}`);
}
