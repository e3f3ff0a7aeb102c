import { canonicalJson } from '@ofenpost/core/accounting/canonical-json';
import { SEAL_LABELS, type SealChain, type SealHeads } from '@ofenpost/core/accounting/seal';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { type SQL, asc, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { dayCloses } from './day-close.table.ts';
import { sumFigures } from './figures.repository.ts';
import { SEAL_CHAINS } from './seal.repository.ts';
import { seals } from './seal.table.ts';
import { findKnownPeople, walkChain } from './verify-seals.ts';

/** The number of sealed rows of each chain, and the first error in German, for whoever runs the check; null: none. */
export type VerifiedBooks = { readonly counts: Readonly<Record<SealChain, number>>; readonly broken: string | null };

const broken = (what: string, rows: readonly Record<string, unknown>[]): string | null => {
  const [first] = rows;
  return first === undefined ? null : `${what}: ${Object.values(first).join(', ')}`;
};

/** Queries that find nothing unless somebody added or removed rows without a seal. */
const NEVER: readonly (readonly [string, SQL])[] = [
  [
    'Buchung ohne Siegel zwischen versiegelten',
    sql`select number from bookings b where number < (select max(subject::int) from seals where chain = 'bookings')
      and not exists (select from seals where chain = 'bookings' and subject = b.number::text) order by 1 limit 1`,
  ],
  [
    'Tagesabschluss ohne Siegel zwischen versiegelten',
    sql`select number from day_closes c where number < (select max(subject::int) from seals where chain = 'day_closes')
      and not exists (select from seals where chain = 'day_closes' and subject = c.number::text) order by 1 limit 1`,
  ],
  [
    'Bestellschritt ohne Siegel, der auf keines wartet (Bestellung, Schritt)',
    sql`select order_id, revision from order_events e
      where not exists (select from seals where chain = 'order_events' and subject = e.order_id || ':' || e.revision)
        and not exists (select from unsealed_order_events u where (u.order_id, u.revision) = (e.order_id, e.revision))
      order by e.at limit 1`,
  ],
  [
    'Lücke in den Nummern der Buchungen vor',
    sql`select number from (select number, lag(number) over (order by number) as before from bookings) b
      where number <> before + 1 and number > (select max(subject::int) from seals where chain = 'bookings')
      order by 1 limit 1`,
  ],
  // Without rounding, which follows the means of payment.
  [
    'Bestellung, die nicht ist, was als verkauft gebucht wurde (Nummer)',
    sql`select o.number from bookings b join orders o on o.id = b.order_id
      where b.kind = 'sale' and (
        (o.delivery_fee, o.total_price - o.rounding) <> (b.delivery_fee, b.order_total - b.rounding)
        or b.order_total - b.rounding - b.delivery_fee <>
          (select coalesce(sum(l.total_price), 0) from order_lines l where l.order_id = o.id))
      order by 1 limit 1`,
  ],
  [
    'Gutschein, dessen Guthaben nicht die Summe seiner Bewegungen ist (Endung)',
    sql`select right(code, 4) from gift_cards g where balance <>
      (select coalesce(sum(amount), 0) from gift_card_entries e where e.gift_card_code = g.code) order by 1 limit 1`,
  ],
];

type Close = { readonly number: number; readonly day: LocalDate } & Pick<
  typeof dayCloses.$inferSelect,
  'figures' | 'seals'
>;

/** The valid closes by number: the last one of each day, unless it is a reversal. */
async function findCloses(tx: Transaction): Promise<readonly Close[]> {
  const { number, day, figures, seals: sealed } = dayCloses;
  const last = sql`${number} = (select max(c.number) from day_closes c where c.day = ${day})`;
  return tx
    .select({ number, day, figures, seals: sealed })
    .from(dayCloses)
    .where(sql`${last} and ${dayCloses.reverses} is null`)
    .orderBy(asc(number));
}

/**
 * Compares the stored figures of a close with the journal. A figure that a later version added is not expected in an
 * older close.
 */
async function findWrongFigures(tx: Transaction, closes: readonly Close[]): Promise<string | null> {
  let owed = 0;
  for (const { number, day, figures } of closes) {
    const summed: Readonly<Record<string, unknown>> = await sumFigures(tx, { from: day, to: day }, owed);
    for (const [name, closed] of Object.entries(figures))
      if (canonicalJson(closed) !== canonicalJson(summed[name] as typeof closed))
        return `Tagesabschluss ${number} vom ${day}: «${name}» stimmt nicht mit den Buchungen überein.`;
    owed = figures.giftCards.outstanding;
  }
  return null;
}

/** A close has the last seals of its time: they must match the chains. */
async function findWrongAnchor(tx: Transaction, number: number, heads: SealHeads): Promise<string | null> {
  for (const chain of SEAL_CHAINS) {
    const { seq, hash } = heads[chain];
    if (seq === 0) continue;
    const count = await tx.$count(seals, sql`(chain, seq, hash) = (${chain}, ${seq}, ${hash})`);
    if (count === 0)
      return `${SEAL_LABELS[chain]}, Nr. ${seq}: Das Siegel ist nicht das, das im Tagesabschluss ${number} steht.`;
  }
  return null;
}

async function findBroken(tx: Transaction, counts: Record<SealChain, number>): Promise<string | null> {
  const people = await findKnownPeople(tx);
  for (const chain of SEAL_CHAINS) {
    const { count, fault } = await walkChain(tx, chain, people);
    counts[chain] = count;
    if (fault !== null) return `${SEAL_LABELS[chain]}, Nr. ${fault.seq}: ${fault.what}`;
  }
  for (const [what, question] of NEVER) {
    const found = broken(what, (await tx.execute(question)).rows);
    if (found !== null) return found;
  }
  const closes = await findCloses(tx);
  for (const close of closes) {
    const found = close.seals === null ? null : await findWrongAnchor(tx, close.number, close.seals);
    if (found !== null) return found;
  }
  return findWrongFigures(tx, closes);
}

/** Recalculates every seal, figure and balance in one snapshot, and changes nothing. */
export const verifyBooks = (database: Pick<Database, 'transaction'>): Promise<VerifiedBooks> =>
  database.transaction(
    async (tx) => {
      // No timeout, since the number of rows is unlimited.
      await tx.execute(sql`set local statement_timeout = 0`);
      const counts = { bookings: 0, order_events: 0, day_closes: 0 };
      return { broken: await findBroken(tx, counts), counts };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
