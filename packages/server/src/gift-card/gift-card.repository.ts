import type { GiftCard, GiftCardEntry } from '@ofenpost/core/gift-card/gift-card';
import type { GiftCardLedger } from '@ofenpost/core/gift-card/gift-card-ledger';
import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { giftCardEntries, giftCards } from './gift-card.table.ts';

/** What was entered when the gift card was issued. */
export type IssuedGiftCard = Pick<GiftCard, 'code' | 'buyer' | 'greeting' | 'email'>;

/** A gift card with its history. */
export type StoredGiftCard = IssuedGiftCard & { readonly ledger: GiftCardLedger };

const ledgerOf = (db: Transaction, code: string): Promise<GiftCardEntry[]> =>
  db
    .select({
      kind: giftCardEntries.kind,
      amount: giftCardEntries.amount,
      at: giftCardEntries.at,
      orderId: giftCardEntries.orderId,
      actorId: giftCardEntries.actorId,
      reason: giftCardEntries.reason,
    })
    .from(giftCardEntries)
    .where(eq(giftCardEntries.giftCardCode, code))
    .orderBy(asc(giftCardEntries.number));

export async function findGiftCard(db: Transaction, code: string): Promise<StoredGiftCard | null> {
  const [issued] = await db.select().from(giftCards).where(eq(giftCards.code, code));
  return issued === undefined ? null : { ...issued, ledger: await ledgerOf(db, code) };
}

/** Those that were sent to an e-mail address, in whatever letters it was written. */
export async function findGiftCardsSentTo(db: Transaction, email: string): Promise<StoredGiftCard[]> {
  const issued = await db
    .select()
    .from(giftCards)
    .where(sql`lower(${giftCards.email}) = lower(${email})`);
  return Promise.all(issued.map(async (giftCard) => ({ ...giftCard, ledger: await ledgerOf(db, giftCard.code) })));
}

/** Locks the gift card until the transaction ends, so that nothing is taken from a balance that is already gone. */
export async function lockGiftCard(tx: Transaction, code: string): Promise<StoredGiftCard | null> {
  const [issued] = await tx.select().from(giftCards).where(eq(giftCards.code, code)).for('update');
  return issued === undefined ? null : { ...issued, ledger: await ledgerOf(tx, code) };
}

/** The code of the gift card that paid an order. */
export async function findCodeOfOrder(db: Transaction, orderId: string): Promise<string | null> {
  const [entry] = await db
    .select({ code: giftCardEntries.giftCardCode })
    .from(giftCardEntries)
    .where(eq(giftCardEntries.orderId, orderId))
    .limit(1);
  return entry?.code ?? null;
}

export async function insertGiftCard(tx: Transaction, giftCard: IssuedGiftCard): Promise<void> {
  await tx.insert(giftCards).values(giftCard);
}

/** Adds to a ledger. The gift card must be locked or new. */
export async function insertEntry(tx: Transaction, giftCardCode: string, entry: GiftCardEntry): Promise<void> {
  await tx.insert(giftCardEntries).values({ ...entry, giftCardCode });
}
