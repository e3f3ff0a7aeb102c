import type { GiftCardPage, GiftCardQuery, GiftCardState } from '@ofenpost/core/gift-card/gift-card-list';
import type { Instant } from '@ofenpost/core/time/instant';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { containsWords, inOrder, onPage } from '../list/list-query.ts';
import { sortedText } from '../list/searched-column.ts';
import { giftCardEntries, giftCards } from './gift-card.table.ts';

/** What `giftCardRowOf` of core reckons from a ledger, of all gift cards at once. */
function reckoned(db: Transaction) {
  const { giftCardCode, amount, kind, at } = giftCardEntries;
  return db
    .select({
      giftCardCode,
      balance: sql<number>`sum(${amount})::integer`.as('balance'),
      amount: sql<number>`(sum(${amount}) filter (where ${kind} = 'issued'))::integer`.as('issued_amount'),
      issued: sql<Instant>`min(${at})`.mapWith(at).as('issued'),
      state: sql<GiftCardState>`case
        when bool_or(${kind} = 'voided') then 'void'
        when sum(${amount}) > 0 then 'usable'
        else 'spent'
      end`.as('state'),
    })
    .from(giftCardEntries)
    .groupBy(giftCardCode)
    .as('reckoned');
}

/** `pageOfGiftCards` of core as queries. */
export async function findGiftCards(db: Transaction, query: GiftCardQuery): Promise<GiftCardPage> {
  const { id, code, buyer, email, searched } = giftCards;
  const ledger = reckoned(db);
  const { balance, amount, issued, state } = ledger;
  const isWanted = and(containsWords(searched, query.q), query.state === 'all' ? undefined : eq(state, query.state));
  const rows = await db
    .select({ id, code, buyer, email, balance, issued, amount, state })
    .from(giftCards)
    .innerJoin(ledger, eq(ledger.giftCardCode, code))
    .where(isWanted)
    .orderBy(...inOrder(query, { issued, amount, balance, buyer: sortedText(buyer) }, [issued, id]))
    .limit(onPage(query).limit)
    .offset(onPage(query).offset);
  const [sums = { total: 0, outstanding: 0 }] = await db
    .select({
      total: sql<number>`(count(*) filter (where ${isWanted ?? true}))::integer`,
      outstanding: sql`coalesce(sum(${balance}) filter (where ${state} <> 'void'), 0)`.mapWith(Number),
    })
    .from(giftCards)
    .innerJoin(ledger, eq(ledger.giftCardCode, code));
  return { rows, ...sums };
}
