import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { isBy } from './compare-audit.ts';

// What the journal, the payment and the redeliveries of an order say, beside its steps and their entries in the audit log.

/**
 * The last booking from before stops after "ready" were booked as such: the first close which names what was moved by hand
 * sealed it, or it is before the first such stop. Neither can be moved up, since both tables only grow.
 */
const LAST_STOP_OF_BEFORE = sql`least(
  (select min(number) from bookings where kind = 'stoppedReady'),
  (select max(subject::int) from seals where chain = 'bookings' and seq <= (
    select (seals -> 'bookings' ->> 'seq')::int from day_closes where by_hand is not null order by number limit 1)))`;

/** Stops that are booked as if the order had been ready when it was not, or the other way round. */
const STOPS = sql`
  select o.number, b.kind = 'stopped' as "wasReady" from orders o
  cross join lateral (
    select number, kind from bookings where order_id = o.id and kind in ('stopped', 'stoppedReady')
    order by number desc limit 1) b
  cross join lateral (select o.order_time_progresses ? 'ready' as is_ready, coalesce((
    select status = 'ready' from order_events where order_id = o.id
      and status not in ('rejected', 'cancelled', 'undeliverable')
    order by revision desc limit 1), false) as came_from_ready) was
  where o.status in ('rejected', 'cancelled', 'undeliverable') and case b.kind
    when 'stoppedReady' then not is_ready
    else (is_ready or came_from_ready) and b.number > ${LAST_STOP_OF_BEFORE} end`;

/** What the audit log said last of each part of a payment; null: nothing, as it does for orders from before it. */
const SAID = sql`
  select subject, ${sql.join(
    ['paidWith', 'paidAmount', 'tip', 'restWith', 'restAmount'].map(
      (field) =>
        sql`(array_agg(after -> ${sql.raw(`'${field}'`)} order by number desc)
          filter (where after ? ${sql.raw(`'${field}'`)}))[1] as ${sql.identifier(field)}`,
    ),
    sql`, `,
  )} from audit_log where action like 'order.%' group by subject`;

const PAYMENTS = sql`
  select o.number, o.payment, s.*, case when o.payment ->> 'state' = 'collected' then o.payment else '{}' end as paid
  from orders o join (${SAID}) s on s.subject = o.number::text`;

const isOther = (field: string, value: SQL) =>
  sql`(${sql.identifier(field)} is not null and ${sql.identifier(field)} <> coalesce(${value}, 'null'))`;

const PAID_OTHERWISE = sql`
  select number from (${PAYMENTS}) p where ${isOther('paidWith', sql`paid -> 'method'`)}
    or ${isOther('paidAmount', sql`paid -> 'amount'`)} or ${isOther('tip', sql`paid -> 'tip'`)}
    or ${isOther('restWith', sql`paid -> 'rest' -> 'method'`)} or ${isOther('restAmount', sql`paid -> 'rest' -> 'amount'`)}`;

/** Whether the audit log has an entry about one of these fields, by the person and at the instant of a part of a payment. */
const isSaidOf = (part: SQL, fields: SQL) => sql`exists (
  select from audit_log a where a.subject = p.subject and a.action like 'order.%' and a.after ?| ${fields}
    and a.at = (${part} ->> 'at')::timestamptz and ${isBy(sql`(${part} ->> 'by')::uuid`)})`;

const TAKEN_BY_OTHERS = sql`
  select number from (${PAYMENTS}) p where
    "paidWith" is not null and paid ? 'method' and not ${isSaidOf(sql`paid`, sql`array['paidWith', 'paidAmount', 'tip']`)}
    or "restWith" is not null and paid ? 'rest'
      and not ${isSaidOf(sql`(paid -> 'rest')`, sql`array['restWith', 'restAmount']`)}`;

const BOOKED_AGAIN = sql`(select count(*) from bookings where kind = 'redelivered' and order_id = o.id)`;

const REDELIVERED_MORE = sql`
  select o.number from orders o join (
    select order_id, count(*) as booked from bookings where kind = 'redelivered' group by 1) b on b.order_id = o.id
  where b.booked > jsonb_array_length(o.redeliveries)`;

/** Since the first redelivery that was booked, each is, unless something in the order costs nothing. */
const REDELIVERED_UNBOOKED = sql`
  select o.number from orders o where o.redeliveries <> '[]'
    and (select min(unit_price) from order_lines where order_id = o.id) > 0
    and ${BOOKED_AGAIN} < (
      select count(*) from audit_log a
      where a.action = 'order.redelivered' and a.subject = o.number::text and a.after ? 'redelivery' and a.number >= (
        select min(first.number) from audit_log first join bookings b on b.kind = 'redelivered' and first.at = b.at
          and first.action = 'order.redelivered' and first.subject = b.order_number::text))`;

/** The differences between orders, their steps and the audit log, in German, up to a number of them. */
export async function compareSteps(tx: Transaction, limit: number): Promise<readonly string[]> {
  const find = async (rows: SQL, say: (row: { readonly wasReady?: boolean }) => string) =>
    (
      await tx.execute<{ readonly number: number; readonly wasReady?: boolean }>(
        sql`select * from (${rows}) found order by number limit ${limit}`,
      )
    ).rows.map((row) => `Bestellung ${row.number}: ${say(row)}.`);
  return [
    ...(await find(
      STOPS,
      ({ wasReady }) => `${wasReady === true ? 'nach' : 'vor'} «bereit» aufgehoben, aber nicht so gebucht`,
    )),
    ...(await find(PAID_OTHERWISE, () => 'bezahlt auf andere Weise, als im Protokoll steht')),
    ...(await find(TAKEN_BY_OTHERS, () => 'das Geld nahm jemand anderes, als im Protokoll steht')),
    ...(await find(REDELIVERED_MORE, () => 'öfter nachgeliefert gebucht, als sie sagt')),
    ...(await find(REDELIVERED_UNBOOKED, () => 'kostenlos nachgeliefert, aber nicht gebucht')),
  ].slice(0, limit);
}
