import type { GiftCardPage, GiftCardQuery, GiftCardRow } from '@ofenpost/core/gift-card/gift-card-list';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { containsWords, inOrder, onPage } from '../list/list-query.ts';
import { sortedText } from '../list/searched-column.ts';
import { giftCardMailFailed } from './gift-card.repository.ts';
import { giftCardEntries, giftCards } from './gift-card.table.ts';

const { id, code, buyer, email, searched, balance, amount, issued, state } = giftCards;

const isWanted = (query: GiftCardQuery) =>
  and(containsWords(searched, query.q), query.state === 'all' ? undefined : eq(state, query.state));

/** The part of the balance for which nobody paid. */
const given = sql`(select coalesce(sum(${giftCardEntries.given}), 0) from ${giftCardEntries}
  where ${giftCardEntries.giftCardCode} = ${code} and ${giftCardEntries.given} <> 0)`.mapWith(Number);

/** One page of the matching gift cards. */
export async function findGiftCardRows(db: Transaction, query: GiftCardQuery): Promise<GiftCardRow[]> {
  const rows = await db
    .select({ id, code, buyer, email, balance, given, mailFailed: giftCardMailFailed, issued, amount, state })
    .from(giftCards)
    .where(isWanted(query))
    .orderBy(...inOrder(query, { issued, amount, balance, buyer: sortedText(buyer) }, [issued, id]))
    .limit(onPage(query).limit)
    .offset(onPage(query).offset);
  return rows.map(({ mailFailed, ...row }) => (mailFailed ? { ...row, mailFailed } : row));
}

/** Core's `pageOfGiftCards` as queries. */
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
