import { setTimeout as sleep } from 'node:timers/promises';
import { type Ledger, createLedger, insist } from './guests.ts';
import type { House } from './house.ts';

/** Queries that find nothing unless something is wrong. */
const NEVER: Readonly<Record<string, string>> = {
  'placed twice under one key': `select idempotency_key from orders group by idempotency_key having count(*) > 1`,
  'a gift card whose balance is not the sum of its ledger': `select code from gift_cards
    where balance < 0 or balance <> (select coalesce(sum(amount), 0) from gift_card_entries where gift_card_code = code)`,
  'an order that a gift card did not pay as it says': `select number from orders
    where gift_card_amount <> -(select coalesce(sum(amount), 0) from gift_card_entries where order_id = orders.id)`,
  'an order without its first event': `select number from orders
    where not exists (select from order_events where order_id = orders.id and revision = 1 and status = 'placed')`,
  'an order that reserved other than its breads': `select number from orders where oven_breads <>
    (select coalesce(sum(order_lines.amount * products.oven_breads), 0)
     from order_lines join products on products.id = product_id where order_id = orders.id)`,
  'a slot above the capacity of the oven': `select oven_slot from orders where oven_slot is not null group by oven_slot
    having sum(oven_breads) > (select oven_capacity from restaurants)`,
  'what was ordered is still in the cart': `select orders.number from orders join carts on carts.id = cart_id
    where carts.items <> '[]'`,
  'an e-mail address without its e-mail': `select number from orders where email is not null
    and not exists (select from mails where order_id = orders.id and event = 'placed' and recipient = email)`,
};

const LOOK_EVERY_MS = 500;
/** How often no further e-mail may have been sent before waiting ends: at least a minute. */
const VAIN_LOOKS_MAX = 120;
/** How many orders are replayed, evenly spread over all rounds. */
const REPLAYED = 20;

/** Acknowledged orders that the database does not hold as guests received them. */
async function ordersThatDiffer({ query }: House, { acknowledged }: Ledger): Promise<string[]> {
  const rows = await query(
    'select id, number, idempotency_key as key from orders where idempotency_key = any($1::uuid[])',
    [acknowledged.map(({ key }) => key)],
  );
  const stored = new Map(rows.map(({ id, number, key }) => [key, `${String(id)} ${String(number)}`]));
  return acknowledged
    .filter(({ key, id, number }) => stored.get(key) !== `${id} ${number}`)
    .map(({ key, number }) => `order ${number} was acknowledged and is ${stored.has(key) ? 'another one' : 'lost'}`);
}

async function replaysThatDiffer({ acknowledged }: Ledger): Promise<string[]> {
  const step = Math.max(1, Math.floor(acknowledged.length / REPLAYED));
  const chosen = acknowledged.filter((_, place) => place % step === 0);
  const answers = await Promise.all(chosen.map(async (each) => ({ each, now: await each.replay().catch(() => null) })));
  return answers
    .filter(({ each, now }) => now?.text !== each.answer.text)
    .map(({ each }) => `order ${each.number} is answered differently now, or not at all`);
}

type Reserved = { readonly slot: string; readonly breads: number };

/** Compares the server's oven load with the sums in the database. */
async function slotsThatDiffer({ url, query }: House): Promise<string[]> {
  // The notification of the last broken connection may still arrive.
  const { reserved } = await insist(createLedger(), 'reading the slots', async () => {
    const response = await fetch(`${url}/api/delivery/oven-load`);
    return response.ok ? ((await response.json()) as { readonly reserved: readonly Reserved[] }) : null;
  });
  const sums = await query(
    `select oven_slot as slot, sum(oven_breads)::int as breads from orders where oven_slot is not null group by oven_slot`,
  );
  const sumAt = new Map(sums.map(({ slot, breads }) => [new Date(slot as Date).toISOString(), breads]));
  return reserved
    .filter(({ slot, breads }) => sumAt.get(new Date(slot).toISOString()) !== breads)
    .map(({ slot, breads }) => `${breads} breads are told for ${slot}, and ${String(sumAt.get(slot))} are ordered`);
}

/**
 * Makes failed jobs due at once, which would otherwise happen minutes later: jobs of dead workers are released, and
 * failed ones are retried.
 */
const PASS_MINUTES = `with lost as (
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
    where locked_at < now() - interval '5 seconds' having count(*) > 0)
  update graphile_worker._private_jobs set run_at = now()
  where locked_at is null and run_at > now() and (select count(*) from lost) >= 0`;

/** The errors of unsent e-mails, for the report. */
const WHAT_WAITS = `select attempts, locked_at is not null as is_locked, run_at - now() as runs_in, last_error, count(*)
  from graphile_worker.jobs group by 1, 2, 3, 4 order by count(*) desc limit 3`;

export type Mails = { readonly sent: number; readonly twice: number };

/**
 * Waits until every e-mail is sent, then checks the mailboxes. Those under way during an interruption may have been
 * sent twice.
 */
export async function countMails(
  { query, mails }: House,
  twiceMax: number,
): Promise<{ readonly mails: Mails; readonly faults: string[] }> {
  const waiting = async () =>
    (await query('select id from mails where sent_at is null and given_up_at is null and superseded_at is null'))
      .length;
  let left = await waiting();
  for (let vain = 0; left > 0 && vain < VAIN_LOOKS_MAX; vain += 1) {
    await query(PASS_MINUTES);
    await sleep(LOOK_EVERY_MS);
    const before = left;
    left = await waiting();
    if (left < before) vain = 0;
  }
  const stored = await query('select id from mails where sent_at is not null');
  const came = Map.groupBy(mails.mails, (mail) => mail.header('Message-ID').replace(/^<(.*)@.*$/, '$1'));
  const missing = stored.filter(({ id }) => !came.has(String(id))).length;
  const twice = [...came.values()].filter((each) => each.length > 1).length;
  return {
    mails: { sent: stored.length, twice },
    faults: [
      ...(left > 0 ? [`${left} e-mails were not sent: ${JSON.stringify(await query(WHAT_WAITS))}`] : []),
      ...(twice > twiceMax ? [`${twice} e-mails came twice, and ${twiceMax} at most were cut off`] : []),
      ...(missing > 0 ? [`${missing} e-mails are marked as sent and never came`] : []),
    ],
  };
}

/** Everything that is wrong in the end. All guests must have finished. */
export async function countAgain(house: House, ledger: Ledger): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [what, question] of Object.entries(NEVER)) {
    const rows = await house.query(question);
    if (rows.length > 0) found.push(`${what}: ${rows.length} times, such as ${Object.values(rows[0] ?? {}).join()}`);
  }
  return [
    ...found,
    ...(await ordersThatDiffer(house, ledger)),
    ...(await replaysThatDiffer(ledger)),
    ...(await slotsThatDiffer(house)),
  ];
}
