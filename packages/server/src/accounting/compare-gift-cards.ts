import { BOOKING_LABELS, type BookingKind } from '@ofenpost/core/accounting/booking';
import { formatMoney } from '@ofenpost/core/money/format-money';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';

/** Enough to recognise a card, and the least that notes of old bookings name. */
const HINT = 4;

/**
 * Each entry of the ledger beside the booking of the same kind, instant, order, card and paid amount; of equal ones the
 * first beside the first. A side without the other is null.
 */
const PAIRS = sql`
  with entries as (
    select e.number, e.at, e.actor_id, e.amount - e.given as owed, g.paid_with, right(e.gift_card_code, 5) as card,
      'giftCard' || initcap(case e.kind when 'given' then 'adjusted' else e.kind end) as kind,
      right(e.gift_card_code, ${HINT}) as hint, coalesce(e.order_id::text, '') as order_id
    from gift_card_entries e join gift_cards g on g.code = e.gift_card_code
  ), booked as (
    select b.number, b.at, b.actor_id, b.kind, coalesce(b.order_id::text, '') as order_id,
      right(substring(b.note from '^…([0-9A-Z]+)'), ${HINT}) as hint,
      coalesce(sum(s.gross), 0)::int as owed, coalesce(sum(s.vat), 0)::int as vat,
      array_agg(distinct coalesce(s.method, '')) filter (where s.line is not null) as methods
    from bookings b left join booking_shares s on s.booking_number = b.number
    where b.kind like 'giftCard%' group by b.number
  ), of_entries as (
    select *, row_number() over (partition by kind, at, order_id, hint, owed order by number) as place from entries
  ), of_bookings as (
    select *, row_number() over (partition by kind, at, order_id, coalesce(hint, ''), owed order by number) as place from booked
  )
  select e.card, coalesce(e.kind, b.kind) as kind, coalesce(e.owed, b.owed) as owed, b.number,
    e.number is null as "isBookedOnly", b.number is null as "isEntryOnly",
    b.vat <> 0 or b.actor_id is distinct from e.actor_id as "isOther",
    not (b.methods is null or b.methods = array[case e.kind
      when 'giftCardRedeemed' then 'giftCard' when 'giftCardRefunded' then 'giftCard' else coalesce(e.paid_with, '') end]
      or e.kind in ('giftCardAdjusted', 'giftCardVoided') and b.methods = array['']) as "isOtherMethod"
  from of_entries e full join of_bookings b on e.kind = b.kind and e.at = b.at and e.order_id = b.order_id
    and e.hint = coalesce(b.hint, '') and e.owed = b.owed and e.place = b.place`;

type Pair = {
  readonly card: string | null;
  readonly kind: BookingKind;
  readonly owed: number;
  readonly number: number | null;
  readonly isBookedOnly: boolean;
  readonly isEntryOnly: boolean;
};

function differenceOf({ card, kind, owed, number, isBookedOnly, isEntryOnly }: Pair): string {
  const what = `«${BOOKING_LABELS[kind]}» über ${formatMoney(owed)}`;
  if (isEntryOnly) return `Gutschein …${card}: ${what} steht nicht im Journal.`;
  if (isBookedOnly) return `Buchung ${number}: ${what} steht bei keinem Gutschein.`;
  return `Gutschein …${card}: ${what} ist als Buchung ${number} anders im Journal.`;
}

/**
 * The differences between the ledger of gift cards and the journal, in German: what has no counterpart, or another one. So
 * the sum of what was paid is what the journal owes.
 */
export async function compareGiftCards(tx: Transaction, limit: number): Promise<readonly string[]> {
  const { rows } = await tx.execute<Pair>(sql`
    select * from (${PAIRS}) pairs where "isBookedOnly" or "isEntryOnly" or "isOther" or "isOtherMethod"
    order by number nulls first, card limit ${limit}`);
  return rows.map(differenceOf);
}
