import {
  FIRST_HASH,
  type SealChain,
  type SealHead,
  sealHash,
  canonicalJson,
  SEAL_LABELS,
  type SealHeads,
} from '@ofenpost/core/accounting/seal';
import type { LocalDate } from '@ofenpost/core/time/instant';
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Transaction, Database } from '../database/database.ts';
import { dayCloses } from '../ledger/day-close.table.ts';
import { isFinishedOrder } from '../order/order.table.ts';
import { compareAudit } from './compare-audit.ts';
import { compareCloses } from './compare-closes.ts';
import { compareGiftCards } from './compare-gift-cards.ts';
import { compareOrders } from './compare-orders.ts';
import { compareSteps } from './compare-steps.ts';
import { sumFigures } from './figures.repository.ts';
import { hashesOf, sha256, SEALED_AT_ONCE, findHeads, ofEachChain, SEAL_CHAINS } from './seal.repository.ts';
import { erasedPeople, personSalts, seals } from './seal.table.ts';
import { SEALED_ROWS, type SealedRow, type Waiting } from './sealed-rows.ts';

/** The place where a chain is broken, and what differs there, for whoever runs the check. */
export type BrokenSeal = { readonly seq: number; readonly what: string };

type Seal = typeof seals.$inferSelect;
/** The salts of all existing accounts, and the account of each hash. */
export type KnownPeople = {
  readonly salts: ReadonlyMap<string, string>;
  readonly idOf: ReadonlyMap<string, string>;
  /** The hashes of the people whose accounts were erased. */
  readonly erased: ReadonlySet<string>;
};

async function findKnownPeople(tx: Transaction): Promise<KnownPeople> {
  const rows = await tx.select().from(personSalts);
  const hashed = rows.map(({ accountId, salt }) => [
    hashesOf({ actorId: accountId, name: null }, salt).person,
    accountId,
  ]);
  const erased = await tx.select({ person: erasedPeople.person }).from(erasedPeople);
  return {
    erased: new Set(erased.map(({ person }) => person)),
    salts: new Map(rows.map(({ accountId, salt }) => [accountId, salt])),
    idOf: new Map(hashed.flatMap(([hash, id]) => (hash && id ? [[hash, id] as const] : []))),
  };
}

/**
 * Whether the row still names the person whom its seal covers. Only an account that was erased as it may be can be
 * missing in it.
 */
function isSamePerson({ salts, idOf, erased }: KnownPeople, seal: Seal, row: SealedRow): boolean {
  const { actorId, name } = row;
  if (seal.person === null) return actorId === null && seal.personName === hashesOf(row, '').personName;
  const sealedId = idOf.get(seal.person);
  if (sealedId === undefined) return erased.has(seal.person) && (actorId === null || !salts.has(actorId));
  const { personName } = hashesOf({ actorId, name }, salts.get(sealedId) ?? '');
  return sealedId === actorId && seal.personName === personName;
}

/** The error of a seal that follows on `previous`, or null. */
function faultOf(people: KnownPeople, previous: SealHead, seal: Seal, row: SealedRow | undefined): BrokenSeal | null {
  const seq = previous.seq + 1;
  if (seal.seq !== seq) return { seq, what: 'Das Siegel fehlt.' };
  if (row === undefined) return { seq, what: `Die Zeile ${seal.subject} fehlt.` };
  if (!isSamePerson(people, seal, row)) return { seq, what: `Die Person der Zeile ${seal.subject} wurde geändert.` };
  const hash = sealHash(sha256, previous.hash, row.record({ seq, person: seal.person, personName: seal.personName }));
  return hash === seal.hash ? null : { seq, what: `Die Zeile ${seal.subject} oder ihr Siegel wurde geändert.` };
}

type Walked = { readonly count: number; readonly fault: BrokenSeal | null };

/** Recalculates a chain from its first seal to its last, from the rows as they are now. */
async function walkChain(tx: Transaction, chain: SealChain, people: KnownPeople): Promise<Walked> {
  let last: SealHead = { seq: 0, hash: FIRST_HASH };
  for (;;) {
    const page = await tx
      .select()
      .from(seals)
      .where(and(eq(seals.chain, chain), gt(seals.seq, last.seq)))
      .orderBy(asc(seals.seq))
      .limit(SEALED_AT_ONCE);
    const found = await SEALED_ROWS[chain].findSealed(
      tx,
      page.map(({ subject }) => subject),
    );
    const rows = new Map(found.map((row) => [row.subject, row]));
    for (const seal of page) {
      const fault = faultOf(people, last, seal, rows.get(seal.subject));
      if (fault !== null) return { count: last.seq, fault };
      last = { seq: seal.seq, hash: seal.hash };
    }
    if (page.length < SEALED_AT_ONCE) break;
  }
  const head = (await findHeads(tx))[chain];
  const isWhole = head.seq === last.seq && head.hash === last.hash;
  const what = 'Die letzten Siegel fehlen, oder sie sind nicht die, mit denen die Kette endete.';
  return { count: last.seq, fault: isWhole ? null : { seq: Math.min(head.seq, last.seq) + 1, what } };
}

/**
 * The sealed rows of each chain and those that wait for a seal, and the errors in German, one a line, for whoever runs the
 * check; null: none.
 */
export type VerifiedBooks = {
  readonly counts: Readonly<Record<SealChain, number>>;
  readonly waiting: Readonly<Record<SealChain, Waiting>>;
  readonly broken: string | null;
};

/** More differences than anybody reads. */
const NAMED_MAX = 50;

const broken = (what: string, rows: readonly Record<string, unknown>[]): string | null => {
  const [first] = rows;
  return first === undefined ? null : `${what}: ${Object.values(first).join(', ')}`;
};

/** The first of these rows, by their place, that has neither a seal nor waits for one. */
const unsealed = (chain: SealChain, rows: SQL): SQL =>
  sql`select subject from (${rows}) r
    where not exists (select from seals s where s.chain = ${chain} and s.subject = r.subject)
      and not exists (select from unsealed_rows u where u.chain = ${chain} and u.subject = r.subject)
    order by place limit 1`;

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
    'Gutscheinbewegung ohne Siegel zwischen versiegelten',
    sql`select number from gift_card_entries e
      where number < (select max(subject::int) from seals where chain = 'gift_card_entries')
        and not exists (select from seals where chain = 'gift_card_entries' and subject = e.number::text)
      order by 1 limit 1`,
  ],
  [
    'Lücke in den Nummern der Gutscheinbewegungen vor',
    sql`select number from (select number, lag(number) over (order by number) as before from gift_card_entries) e
      where number <> before + 1 order by 1 limit 1`,
  ],
  [
    'Abgeschlossene Bestellung ohne Siegel, die auf keines wartet (Nummer)',
    unsealed('order_lines', sql`select number::text as subject, number as place from orders where ${isFinishedOrder}`),
  ],
  [
    'Online-Zahlung ohne Siegel, die auf keines wartet',
    unsealed('payments', sql`select reference as subject, initialised_at as place from payments`),
  ],
  [
    'Zahlungsschritt ohne Siegel, der auf keines wartet (Nummer)',
    unsealed('payment_events', sql`select number::text as subject, number as place from payment_events`),
  ],
  [
    'Protokolleintrag ohne Siegel, der auf keines wartet (Nummer)',
    unsealed('audit_log', sql`select number::text as subject, number as place from audit_log`),
  ],
  [
    'Zeile, die auf ein Siegel wartet und fehlt',
    sql`select subject from unsealed_rows u where case chain
        when 'order_lines' then not exists (select from orders where number = u.subject::int and ${isFinishedOrder})
        when 'payments' then not exists (select from payments where reference = u.subject)
        when 'payment_events' then not exists (select from payment_events where number = u.subject::bigint)
        else not exists (select from audit_log where number = u.subject::int) end
      order by 1 limit 1`,
  ],
  [
    'Online-Zahlung ohne Schritte',
    sql`select reference from payments p where not exists (select from payment_events e where e.payment_id = p.id)
      order by 1 limit 1`,
  ],
  [
    'Buchung ohne Bestellung (Nummer)',
    sql`select number from bookings where order_id is null
      and kind in ('sale', 'saleUndone', 'stopped', 'stoppedPreparing', 'stoppedReady', 'stopUndone', 'paymentCorrected', 'refund', 'writeOff', 'tip')
      order by 1 limit 1`,
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
    const { seq, hash } = heads[chain] ?? { seq: 0, hash: FIRST_HASH };
    if (seq === 0) continue;
    const count = await tx.$count(seals, sql`(chain, seq, hash) = (${chain}, ${seq}, ${hash})`);
    if (count === 0)
      return `${SEAL_LABELS[chain]}, Nr. ${seq}: Das Siegel ist nicht das, das im Tagesabschluss ${number} steht.`;
  }
  return null;
}

async function findBroken(tx: Transaction, counts: Record<SealChain, number>): Promise<readonly string[]> {
  const people = await findKnownPeople(tx);
  const found: (string | null)[] = [];
  for (const chain of SEAL_CHAINS) {
    const { count, fault } = await walkChain(tx, chain, people);
    counts[chain] = count;
    if (fault !== null) found.push(`${SEAL_LABELS[chain]}, Nr. ${fault.seq}: ${fault.what}`);
  }
  for (const [what, question] of NEVER) found.push(broken(what, (await tx.execute(question)).rows));
  const closes = await findCloses(tx);
  for (const close of closes)
    if (close.seals !== null) found.push(await findWrongAnchor(tx, close.number, close.seals));
  found.push(await findWrongFigures(tx, closes), ...(await compareCloses(tx, NAMED_MAX)));
  found.push(...(await compareGiftCards(tx, NAMED_MAX)), ...(await compareOrders(tx, NAMED_MAX)));
  found.push(...(await compareSteps(tx, NAMED_MAX)), ...(await compareAudit(tx, NAMED_MAX)));
  return found.filter((each) => each !== null);
}

async function findWaiting(tx: Transaction): Promise<Record<SealChain, Waiting>> {
  const waiting = ofEachChain((): Waiting => ({ count: 0, since: null }));
  for (const chain of SEAL_CHAINS) waiting[chain] = await SEALED_ROWS[chain].countWaiting(tx);
  return waiting;
}

/** Recalculates every seal, figure and balance in one snapshot, and changes nothing. */
export const verifyBooks = (database: Pick<Database, 'transaction'>): Promise<VerifiedBooks> =>
  database.transaction(
    async (tx) => {
      // No timeout, since the number of rows is unlimited.
      await tx.execute(sql`set local statement_timeout = 0`);
      const counts = ofEachChain(() => 0);
      const found = await findBroken(tx, counts);
      return { broken: found.length === 0 ? null : found.join('\n'), counts, waiting: await findWaiting(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
