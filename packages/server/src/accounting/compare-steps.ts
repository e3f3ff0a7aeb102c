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

/** The first booking of a version that books by whom an order was stopped or lowered which the kitchen had begun. */
const FIRST_BEGUN = sql`(select number from bookings where kind in ('stoppedPreparing', 'loweredPreparing')
  order by number limit 1)`;

/** Whether an order ever had a status, also where the step was undone. */
const everWas = (status: string) => sql`(o.order_time_progresses ? ${status} or exists (
  select from order_events where order_id = o.id and order_events.status = ${status}))`;

const STOPPED = { stopped: 'vor «bereit»', stoppedPreparing: 'in Zubereitung', stoppedReady: 'nach «bereit»' } as const;

/** Stops that are booked as if the kitchen had been further than it was, or less far. */
const STOPS = sql`
  select o.number, should.kind from orders o
  cross join lateral (
    select number, kind, actor_id from bookings
    where order_id = o.id and kind in ('stopped', 'stoppedPreparing', 'stoppedReady')
    order by number desc limit 1) b
  cross join lateral (select o.order_time_progresses ? 'ready' or coalesce((
    select status = 'ready' from order_events where order_id = o.id
      and status not in ('rejected', 'cancelled', 'undeliverable')
    order by revision desc limit 1), false) as is_ready) was
  cross join lateral (select case when ${everWas('ready')} then 'stoppedReady'
    when ${everWas('preparing')} and b.actor_id is not null then 'stoppedPreparing'
    else 'stopped' end as kind) should
  where o.status in ('rejected', 'cancelled', 'undeliverable') and b.kind <> should.kind and (b.kind <> 'stopped'
    or b.number > case when is_ready then ${LAST_STOP_OF_BEFORE} else ${FIRST_BEGUN} end)`;

/** The total that an entry says, without the fee for the delivery, which is named where it changes. */
const withoutFee = (said: SQL) =>
  sql`((${said} ->> 'totalPrice')::int - coalesce((${said} ->> 'deliveryFee')::int, 0))`;

/** How much the rounding of cash alone makes two totals differ: from two Rappen up to two down. */
const ROUNDING_MAX = 4;

/**
 * What staff took off an order that the kitchen had begun, and did not book, since that is booked: whatever lowers the
 * total, and not by the fee or the rounding alone.
 */
const LOWERED_UNBOOKED = sql`
  select o.number from orders o join audit_log a on a.subject = o.number::text and a.action = 'order.edited'
  where (a.before ->> 'totalPrice')::int > (a.after ->> 'totalPrice')::int
    and ${withoutFee(sql`a.before`)} - ${withoutFee(sql`a.after`)} > ${ROUNDING_MAX}
    and a.at > (select at from bookings where number = ${FIRST_BEGUN})
    and exists (select from order_events e where e.order_id = o.id and e.status in ('preparing', 'ready') and e.at < a.at)
    and not exists (select from bookings b where b.order_id = o.id and b.at = a.at
      and b.kind in ('loweredPreparing', 'loweredReady', 'alcoholWithheld'))`;

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
  const find = async (rows: SQL, say: (kind: keyof typeof STOPPED) => string) =>
    (
      await tx.execute<{ readonly number: number; readonly kind: keyof typeof STOPPED }>(
        sql`select * from (${rows}) found order by number limit ${limit}`,
      )
    ).rows.map(({ number, kind }) => `Bestellung ${number}: ${say(kind)}.`);
  return [
    ...(await find(STOPS, (kind) => `${STOPPED[kind]} aufgehoben, aber nicht so gebucht`)),
    ...(await find(LOWERED_UNBOOKED, () => 'in Zubereitung gesenkt, aber nicht gebucht')),
    ...(await find(PAID_OTHERWISE, () => 'bezahlt auf andere Weise, als im Protokoll steht')),
    ...(await find(TAKEN_BY_OTHERS, () => 'das Geld nahm jemand anderes, als im Protokoll steht')),
    ...(await find(REDELIVERED_MORE, () => 'öfter nachgeliefert gebucht, als sie sagt')),
    ...(await find(REDELIVERED_UNBOOKED, () => 'kostenlos nachgeliefert, aber nicht gebucht')),
  ].slice(0, limit);
}
