import { randomBytes } from 'node:crypto';
import { bookingOfGiftCard } from '@ofenpost/core/accounting/books';
import type { GiftCardEntry } from '@ofenpost/core/gift-card/gift-card';
import { codeHint, createGiftCardCode } from '@ofenpost/core/gift-card/gift-card-code';
import type { EnteredGiftCard } from '@ofenpost/core/gift-card/gift-card-ledger';
import type { GiftCardPage, GiftCardQuery, GiftCardRow } from '@ofenpost/core/gift-card/gift-card-list';
import type { GiftCardChange, GiftCardRepository, StoredGiftCard } from '@ofenpost/core/gift-card/gift-card.use-cases';
import { err, ok } from '@ofenpost/core/result/result';
import { asc, countDistinct, desc, eq, sql, and } from 'drizzle-orm';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Database, Transaction } from '../database/database.ts';
import { book } from '../ledger/booking.repository.ts';
import { findMovedByHand } from '../ledger/moved-by-hand.repository.ts';
import { containsWords, inOrder, onPage, sortedText } from '../list/list-query.ts';
import { enqueueGiftCardMail } from '../mail/mail.repository.ts';
import { giftCardEntries, giftCards } from './gift-card.table.ts';

export const newGiftCardCode = (): string => createGiftCardCode(randomBytes);

/**
 * Whether the e-mail with a gift card was given up. It names its columns in full, since drizzle omits the table in a
 * query of one table.
 */
const giftCardMailFailed = sql<boolean>`exists (
  select from mails where gift_card_id = gift_cards.id and given_up_at is not null)`;

/** Whether the e-mail with this gift card was given up; false also where there is no gift card with the id. */
async function isGiftCardMailFailed(db: Transaction, id: string): Promise<boolean> {
  const [row] = await db.select({ failed: giftCardMailFailed }).from(giftCards).where(eq(giftCards.id, id));
  return row?.failed ?? false;
}

/** What was entered of a gift card, without its ledger. */
const ENTERED = {
  id: giftCards.id,
  code: giftCards.code,
  buyer: giftCards.buyer,
  greeting: giftCards.greeting,
  email: giftCards.email,
  paidWith: giftCards.paidWith,
};

/** All entries of a gift card, the oldest first. Amounts are in Rappen: positive onto the gift card, negative off it. */
const ledgerOf = (db: Transaction, code: string): Promise<GiftCardEntry[]> =>
  db
    .select({
      kind: giftCardEntries.kind,
      amount: giftCardEntries.amount,
      given: giftCardEntries.given,
      at: giftCardEntries.at,
      orderId: giftCardEntries.orderId,
      actorId: giftCardEntries.actorId,
      reason: giftCardEntries.reason,
    })
    .from(giftCardEntries)
    .where(eq(giftCardEntries.giftCardCode, code))
    .orderBy(asc(giftCardEntries.number));

const withLedger = async (db: Transaction, [issued]: readonly EnteredGiftCard[]): Promise<StoredGiftCard | null> =>
  issued === undefined ? null : { ...issued, ledger: await ledgerOf(db, issued.code) };

/** The gift card with this id and its ledger; null when there is none. */
export async function findGiftCardById(db: Transaction, id: string): Promise<StoredGiftCard | null> {
  return withLedger(db, await db.select(ENTERED).from(giftCards).where(eq(giftCards.id, id)));
}

/** The gift cards that were sent to an e-mail address, whatever its case. */
export async function findGiftCardsSentTo(db: Transaction, email: string): Promise<StoredGiftCard[]> {
  const issued = await db
    .select(ENTERED)
    .from(giftCards)
    .where(sql`lower(${giftCards.email}) = lower(${email})`);
  return Promise.all(issued.map(async (giftCard) => ({ ...giftCard, ledger: await ledgerOf(db, giftCard.code) })));
}

/**
 * The gift card with this code and its ledger, locked until the transaction ends, so that a balance cannot be spent
 * twice. Null when there is none.
 */
export async function lockGiftCard(tx: Transaction, code: string): Promise<StoredGiftCard | null> {
  return withLedger(tx, await tx.select(ENTERED).from(giftCards).where(eq(giftCards.code, code)).for('update'));
}

/** The code of the gift card that paid an order, which its first entry names; null for an order without one. */
export async function findCodeOfOrder(db: Transaction, orderId: string): Promise<string | null> {
  const [entry] = await db
    .select({ code: giftCardEntries.giftCardCode })
    .from(giftCardEntries)
    .where(eq(giftCardEntries.orderId, orderId))
    .orderBy(asc(giftCardEntries.number))
    .limit(1);
  return entry?.code ?? null;
}

/** The gift card that got the last refund of an order: a new one, where the one that paid was void. */
export async function findRefundedCode(db: Transaction, orderId: string): Promise<string | null> {
  const [entry] = await db
    .select({ code: giftCardEntries.giftCardCode })
    .from(giftCardEntries)
    .where(and(eq(giftCardEntries.orderId, orderId), eq(giftCardEntries.kind, 'refunded')))
    .orderBy(desc(giftCardEntries.number))
    .limit(1);
  return entry?.code ?? null;
}

/**
 * Whether what an order gave back went to another gift card than the one that paid, as it does where that one is void.
 */
export async function isRefundReplaced(db: Transaction, orderId: string): Promise<boolean> {
  const [entries] = await db
    .select({ giftCards: countDistinct(giftCardEntries.giftCardCode) })
    .from(giftCardEntries)
    .where(eq(giftCardEntries.orderId, orderId));
  return (entries?.giftCards ?? 0) > 1;
}

/**
 * Inserts a new gift card. False when there is one with its id already, which stays unchanged: the same issue, asked
 * for again. Throws when another gift card has its code.
 */
async function insertGiftCard(tx: Transaction, { giftCard, entry }: GiftCardChange): Promise<boolean> {
  // A trigger of the ledger sets the balance and the issued amount when the first entry is inserted.
  const inserted = await tx
    .insert(giftCards)
    .values({ ...giftCard, issued: entry.at })
    .onConflictDoNothing({ target: giftCards.id })
    .returning({ id: giftCards.id });
  return inserted.length > 0;
}

/**
 * Writes a change of a gift card, which must be locked or new: its entry in the ledger and in the journal, the audit log,
 * and the e-mail with a new one. False, with nothing written, when there is a gift card with the id of a new one. Throws
 * when the entry would leave a negative balance, which the database refuses.
 */
export async function writeGiftCard(tx: Transaction, change: GiftCardChange): Promise<boolean> {
  const { giftCard, isNew = false, entry, orderNumber, audited } = change;
  const { at, actorId } = entry;
  if (isNew && !(await insertGiftCard(tx, change))) return false;
  if (audited !== undefined) await recordAudit(tx, { ...audited, at, actorId });
  if (isNew) await enqueueGiftCardMail(tx, { giftCard, at });
  await tx.insert(giftCardEntries).values({ ...entry, giftCardCode: giftCard.code });
  await book(tx, bookingOfGiftCard(entry, giftCard, orderNumber));
  return true;
}

const { id, code, buyer, email, searched, balance, amount, issued, state } = giftCards;

const isWanted = (query: GiftCardQuery) =>
  and(containsWords(searched, query.q), query.state === 'all' ? undefined : eq(state, query.state));

/** The part of the balance for which nobody paid, in Rappen. */
const given = sql`(select coalesce(sum(${giftCardEntries.given}), 0) from ${giftCardEntries}
  where ${giftCardEntries.giftCardCode} = ${code} and ${giftCardEntries.given} <> 0)`.mapWith(Number);

/** One page of the gift cards that match the query, in its order; amounts and balances in Rappen. */
export async function findGiftCardRows(db: Transaction, query: GiftCardQuery): Promise<GiftCardRow[]> {
  const rows = await db
    .select({ id, code, buyer, email, balance, given, mailFailed: giftCardMailFailed, issued, amount, state })
    .from(giftCards)
    .where(isWanted(query))
    .orderBy(...inOrder(query, { issued, amount, balance, buyer: sortedText(buyer) }, [issued, id]))
    .limit(onPage(query).limit)
    .offset(onPage(query).offset);
  return rows.map(({ code: whole, mailFailed, ...row }) => ({
    ...row,
    codeHint: codeHint(whole),
    ...(mailFailed && { mailFailed }),
  }));
}

/**
 * Core's `pageOfGiftCards` as queries: one page, how many gift cards match, and what the restaurant owes for all gift
 * cards, matching or not, in Rappen.
 */
export async function findGiftCards(db: Transaction, query: GiftCardQuery): Promise<GiftCardPage> {
  const [sums = { total: 0, outstanding: 0 }] = await db
    .select({
      total: sql<number>`(count(*) filter (where ${isWanted(query) ?? true}))::integer`,
      // A void gift card has neither a balance nor a given part.
      outstanding: sql`coalesce(sum(${balance}), 0)
        - (select coalesce(sum(${giftCardEntries.given}), 0) from ${giftCardEntries} where ${giftCardEntries.given} <> 0)`.mapWith(
        Number,
      ),
    })
    .from(giftCards);
  return { rows: await findGiftCardRows(db, query), ...sums };
}

const withMailState = async (db: Transaction, giftCard: StoredGiftCard): Promise<StoredGiftCard> => ({
  ...giftCard,
  mailFailed: await isGiftCardMailFailed(db, giftCard.id),
});

/** The gift cards in PostgreSQL. `save` throws when a new gift card is refused and none with its id is found. */
export const createGiftCardRepository = (database: Database): GiftCardRepository => ({
  load: async (giftCardCode) => {
    const [found] = await database
      .select({ ...ENTERED, mailFailed: giftCardMailFailed })
      .from(giftCards)
      .where(eq(code, giftCardCode));
    return found === undefined ? null : { ...found, ledger: await ledgerOf(database, giftCardCode) };
  },
  open: (giftCardId, by, audited) =>
    database.transaction(async (tx) => {
      const giftCard = await findGiftCardById(tx, giftCardId);
      if (giftCard === null) return null;
      await recordAudit(tx, { ...audited(giftCard), ...by });
      return withMailState(tx, giftCard);
    }),
  list: (query) => findGiftCards(database, query),
  save: (change, mover, refusal) =>
    database.transaction(async (tx) => {
      const refused = refusal(await findMovedByHand(tx, mover));
      if (refused === null && (await writeGiftCard(tx, change)))
        return ok({ ...change.giftCard, ledger: [change.entry] });
      const earlier = await findGiftCardById(tx, change.giftCard.id);
      if (earlier !== null) return ok(await withMailState(tx, earlier));
      if (refused !== null) return err(refused);
      throw new Error('The gift card that stood in the way is missing.');
    }),
  update: (giftCardCode, mover, change) =>
    database.transaction(async (tx) => {
      const giftCard = await lockGiftCard(tx, giftCardCode);
      if (giftCard === null) return null;
      const changed = change(giftCard, await findMovedByHand(tx, mover));
      if (!changed.ok) return changed;
      await writeGiftCard(tx, changed.value);
      return ok(await withMailState(tx, { ...giftCard, ledger: [...giftCard.ledger, changed.value.entry] }));
    }),
});
