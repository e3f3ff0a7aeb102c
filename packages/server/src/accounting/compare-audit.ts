import { BOOKING_LABELS, type BookingKind } from '@ofenpost/core/accounting/booking';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';

// What is written past the app leaves no entry in the audit log, unless somebody forges that too, under a name that the
// management reads there. So each row that staff make is compared with its entry.

/** Whether the entry `a` of the audit log can be by the person of a row, which is empty once the account is deleted. */
export const isBy = (actor: SQL) => sql`(a.actor_id = ${actor} or ${actor} is null and
  (a.actor_id is null or not exists (select from accounts where id = a.actor_id)))`;

/**
 * The rows without an entry: one of `actions` about `subject`, by `actor`, at the instant `at`, that holds `detail`. As
 * many rows of a `kind` as are alike need as many entries, so that none stands beside the entry of another.
 */
const unrecorded = (rows: SQL): SQL => sql`
  select * from (
    select *, count(*) over (partition by kind, actions, subject, at, actor, detail) as alike from (${rows}) each
  ) r where alike > (
    select count(*) from audit_log a where a.action = any(r.actions) and a.subject = r.subject and a.at = r.at
      and ${isBy(sql`r.actor`)} and (r.detail is null or a.after @> r.detail))`;

/** The entry of each kind of change; any other change is a step. */
const ACTIONS_OF_CHANGE = sql`case e.change
  when 'undone' then array['order.undone'] when 'promiseMoved' then array['order.promiseMoved']
  when 'edited' then array['order.edited'] when 'paymentCorrected' then array['order.paymentCorrected']
  when 'refunded' then array['refund.booked'] when 'redelivered' then array['order.redelivered']
  when 'cancellationSeen' then array['order.cancellationSeen'] when 'kitchenReported' then array['order.kitchenReported']
  when 'assigned' then array['order.assigned'] when 'ageChecked' then array['order.ageChecked']
  when 'paymentTried' then array['order.paymentCorrected']
  else array['order.stepped', 'order.cancelled'] end`;

/**
 * What nobody does and has no entry: an online payment moves its order, and an order that delivers another one again shows
 * on that one where it stands. Both leave rows elsewhere.
 */
const FOLLOWS_FROM_ROWS = sql`e.actor_id is null and (
  e.change in ('paymentTried', 'paymentMoved') and exists (select from payments p where p.order_id = e.order_id)
  or e.change = 'redelivered' and exists (
    select from orders o join order_events again on again.order_id = o.id
    where o.redelivers ->> 'id' = e.order_id::text and again.at = e.at))`;

/**
 * The number from which the steps of orders have entries: that of the first order which was placed after an entry about
 * a step. Placements are only added, so that nobody moves it up. The other changes always had entries.
 */
const FIRST_AUDITED_ORDER = sql`(
  select min(o.number) from orders o join order_events placed on placed.order_id = o.id and placed.revision = 1
  where placed.at >= (select min(at) from audit_log where action in ('order.stepped', 'order.cancelled')))`;

const STEPS = sql`
  select o.number, e.revision, 'step' as kind, ${ACTIONS_OF_CHANGE} as actions, o.number::text as subject, e.at,
    e.actor_id as actor, null::jsonb as detail
  from order_events e join orders o on o.id = e.order_id
  where (e.change is not null or e.revision > 1 and o.number >= ${FIRST_AUDITED_ORDER}) and not (${FOLLOWS_FROM_ROWS})`;

/**
 * The number of the first booking that has an entry. Before it, cash was moved and given back without; the other kinds
 * always had entries. Bookings are only added, each with the next number, so that nobody moves it up.
 */
const FIRST_AUDITED_BOOKING = sql`(
  select min(b.number) from bookings b join audit_log a on a.at = b.at and a.subject in (b.order_number::text, b.day::text))`;

const BY_HAND = sql`
  select b.number, b.kind,
    case b.kind when 'openingDifference' then array['cash.counted'] when 'refund' then array['refund.booked']
      when 'writeOff' then array['refund.booked'] when 'paymentCorrected' then array['order.paymentCorrected']
      when 'loweredPreparing' then array['order.edited'] when 'loweredReady' then array['order.edited'] when 'alcoholWithheld' then array['order.edited'] when 'redelivered' then array['order.redelivered']
      when 'cashIn' then array['cash.moved'] when 'cashOut' then array['cash.moved']
      else array['day.closed', 'close.reversed'] end as actions,
    coalesce(b.order_number::text, b.day::text) as subject, b.at, b.actor_id as actor,
    case when b.kind in ('cashIn', 'cashOut') then jsonb_build_object(b.kind, abs(s.gross))
      when b.kind in ('refund', 'writeOff') then jsonb_build_object('amount', abs(s.gross))
      when b.kind = 'openingDifference' then jsonb_build_object(b.kind, s.gross) end as detail
  from bookings b cross join lateral (
    select coalesce(sum(gross), 0)::int as gross from booking_shares where booking_number = b.number) s
  where b.kind in ('openingDifference', 'writeOff', 'paymentCorrected', 'loweredPreparing', 'loweredReady', 'alcoholWithheld', 'redelivered', 'cashDifference',
      'terminalDifference')
    or b.kind in ('cashIn', 'cashOut', 'refund') and b.number >= ${FIRST_AUDITED_BOOKING}`;

/** What staff do with gift cards. The oldest entries of the ledger, by their bookings, are from before the audit log. */
const GIFT_CARDS = sql`
  select e.number, right(e.gift_card_code, 5) as card,
    'giftCard' || initcap(case e.kind when 'given' then 'adjusted' else e.kind end) as kind,
    array['giftCard.' || case e.kind when 'given' then 'adjusted' else e.kind end] as actions,
    e.gift_card_code as subject, e.at, e.actor_id as actor, null::jsonb as detail
  from gift_card_entries e
  where e.kind in ('issued', 'given', 'adjusted', 'voided') and ${FIRST_AUDITED_BOOKING} <= (
    select max(b.number) from bookings b where b.at = e.at and b.kind like 'giftCard%')`;

/** The counts of couriers; of a deleted account the log alone still has the id. */
const HAND_INS = sql`
  select h.id, h.day::text as day from courier_hand_ins h where (
    select count(*) from courier_hand_ins other
    where (other.at, other.counted, other.collected, other.float) = (h.at, h.counted, h.collected, h.float)
      and other.courier_id is not distinct from h.courier_id
  ) > (
    select count(*) from audit_log a where a.action = 'courier.handedIn' and a.at = h.at and ${isBy(sql`h.courier_id`)}
      and a.subject = a.actor_id::text and a.after @> jsonb_build_object('float', h.float, 'collected', h.collected,
        'counted', h.counted, 'difference', h.difference))`;

/** Nobody moves money by hand without a name. */
const BY_NOBODY = sql`
  select number, kind from bookings where actor_id is null and kind in ('cashIn', 'cashOut', 'openingDifference',
    'cashDifference', 'terminalDifference', 'refund', 'writeOff', 'paymentCorrected', 'stoppedPreparing', 'loweredPreparing', 'loweredReady',
    'alcoholWithheld', 'redelivered', 'giftCardIssued', 'giftCardAdjusted', 'giftCardVoided')`;

/**
 * What is booked of an order, by the person and at the instant of a step. Old refunds had none, and a guest who cancels
 * is named by the step alone.
 */
const WITHOUT_STEP = sql`
  select b.number, b.kind from bookings b where b.kind in ('sale', 'saleUndone', 'stopped', 'stoppedPreparing', 'stoppedReady',
      'stopUndone', 'paymentCorrected', 'tip', 'loweredPreparing', 'loweredReady', 'alcoholWithheld', 'redelivered')
    and not exists (select from order_events e where e.order_id = b.order_id and e.at = b.at and (
      e.actor_id = b.actor_id or b.actor_id is null and b.kind in ('stopped', 'stoppedReady') and exists (
        select from orders where id = b.order_id and guest_cancellation is not null) or e.actor_id is null and
        (b.actor_id is null or not exists (select from accounts where id = b.actor_id))))`;

/** What counts towards somebody's limit never gives any of it back. */
const BELOW_ZERO = sql`
  select number, kind, order_total as total from bookings
  where kind in ('loweredPreparing', 'loweredReady', 'alcoholWithheld', 'redelivered') and order_total <= 0
    or kind in ('stoppedPreparing', 'stoppedReady', 'tip') and order_total < 0`;

/** A row without its entry; each query has the fields that its message says. */
type Found = {
  readonly number: number;
  readonly kind: BookingKind;
  readonly revision: number;
  readonly total: number;
  readonly card: string;
  readonly day: string;
};

const booked =
  (what: string) =>
  ({ number, kind }: Found): string =>
    `Buchung ${number}: «${BOOKING_LABELS[kind]}» ${what}.`;

const QUERIES: readonly (readonly [rows: SQL, say: (found: Found) => string])[] = [
  [
    unrecorded(STEPS),
    ({ number, revision }) => `Bestellung ${number}: der Schritt ${revision} steht nicht im Protokoll.`,
  ],
  [BY_NOBODY, booked('nennt keine Person')],
  [unrecorded(BY_HAND), booked('steht nicht im Protokoll')],
  [WITHOUT_STEP, booked('folgt aus keinem Schritt der Bestellung')],
  [BELOW_ZERO, (found) => booked(`über ${formatMoney(found.total)} gibt etwas zurück`)(found)],
  [
    unrecorded(GIFT_CARDS),
    ({ card, kind }) => `Gutschein …${card}: «${BOOKING_LABELS[kind]}» steht nicht im Protokoll.`,
  ],
  [HAND_INS, ({ day }) => `Abrechnung eines Kuriers vom ${day}: steht nicht im Protokoll.`],
];

/** The differences between what staff did and the audit log, in German, up to a number of them. */
export async function compareAudit(tx: Transaction, limit: number): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [rows, say] of QUERIES) {
    const page = await tx.execute<Found>(sql`select * from (${rows}) found order by 1, 2 limit ${limit}`);
    found.push(...page.rows.map(say));
  }
  return found.slice(0, limit);
}
