import {
  type CountedPromotion,
  type OfferedPromotions,
  offeredPromotions,
} from '@ofenpost/core/promotion/offered-promotions';
import {
  type Promotion,
  type PromotionDraft,
  type PromotionRow,
  isLimited,
  promotionRowOf,
} from '@ofenpost/core/promotion/promotion';
import {
  CODE_TAKEN,
  PROMOTION_RECORD,
  type PromotionAdminError,
  validatePromotionRemoval,
  versionedPromotion,
} from '@ofenpost/core/promotion/promotion-record';
import { promotionCodeOf } from '@ofenpost/core/promotion/promotion-terms';
import type { RemovableRepository } from '@ofenpost/core/record/record.use-cases';
import type { Instant } from '@ofenpost/core/time/instant';
import { type SQL, and, asc, eq, getTableColumns, inArray, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { orders } from '../order/order.table.ts';
import { rowsOf } from '../record/record-store.ts';
import { promotions } from './promotion.table.ts';

const COLUMNS = getTableColumns(promotions);
const { id, code, active } = COLUMNS;

/** The promotion of an order as a query; the index of the orders has the same expression. */
const promotionIdOf = sql<string>`(${orders.promotion} -> 'terms' ->> 'id')::uuid`;

/** Orders that ended before they were fulfilled give their use back. */
const isUse = sql`${orders.promotion} is not null and ${orders.status} not in ('rejected', 'cancelled', 'undeliverable')`;

type Person = { readonly accountId: string | null; readonly phoneNumber: string };

/** How often these promotions were used, by anybody and by this person. */
async function countUses(db: Transaction, found: readonly Promotion[], person: Person): Promise<CountedPromotion[]> {
  const counted = found.filter(isLimited).map((each) => each.id);
  const { accountId, phoneNumber } = person;
  const isByPerson = sql`(${orders.address} ->> 'phoneNumber' = ${phoneNumber} or ${orders.accountId} = ${accountId}::uuid)`;
  const uses =
    counted.length === 0
      ? []
      : await db
          .select({
            promotionId: promotionIdOf,
            uses: sql<number>`count(*)::int`,
            byPerson: sql<number>`(count(*) filter (where ${isByPerson}))::int`,
          })
          .from(orders)
          .where(and(isUse, inArray(promotionIdOf, counted)))
          .groupBy(promotionIdOf);
  return found.map((promotion) => {
    const use = uses.find(({ promotionId }) => promotionId === promotion.id);
    return { promotion, uses: use?.uses ?? 0, isUsedByPerson: (use?.byPerson ?? 0) > 0 };
  });
}

/** The promotions that an order with this code could get. */
const couldCount = (wanted: string): SQL | undefined =>
  or(and(eq(code, ''), active), wanted === '' ? undefined : eq(code, wanted));

/** What anybody gets who orders now with this code. */
export async function findPromotions(db: Transaction, text: string, now: Instant): Promise<OfferedPromotions> {
  const found = await db
    .select(COLUMNS)
    .from(promotions)
    .where(couldCount(promotionCodeOf(text)))
    .orderBy(asc(id));
  return offeredPromotions(await countUses(db, found, { accountId: null, phoneNumber: '' }), text, now);
}

/**
 * The same for the order of a person. Promotions with a limit are locked until the transaction ends, so that no other order
 * takes the last use meanwhile.
 */
export async function lockPromotions(
  tx: Transaction,
  text: string,
  person: Person,
  now: Instant,
): Promise<OfferedPromotions> {
  const where = couldCount(promotionCodeOf(text));
  const found = await tx.select(COLUMNS).from(promotions).where(where).orderBy(asc(id));
  const limited = found.filter(isLimited).map((each) => each.id);
  const locked =
    limited.length === 0
      ? []
      : await tx.select(COLUMNS).from(promotions).where(inArray(id, limited)).orderBy(asc(id)).for('update');
  const current = found.flatMap((each) =>
    limited.includes(each.id) ? locked.filter((other) => other.id === each.id) : [each],
  );
  return offeredPromotions(await countUses(tx, current, person), text, now);
}

/** All promotions with what they were used for. */
export async function findPromotionRows(db: Transaction): Promise<PromotionRow[]> {
  const found = await db.select(COLUMNS).from(promotions);
  const uses = await db
    .select({
      promotionId: promotionIdOf,
      uses: sql<number>`count(*)::int`,
      cost: sql<number>`coalesce(sum((${orders.promotion} ->> 'amount')::int), 0)::int`,
    })
    .from(orders)
    .where(isUse)
    .groupBy(promotionIdOf);
  return found.map((row) => {
    const use = uses.find(({ promotionId }) => promotionId === row.id);
    return promotionRowOf(row, { uses: use?.uses ?? 0, cost: use?.cost ?? 0 });
  });
}

export const promotionStore: RemovableRepository<Transaction, PromotionDraft, PromotionAdminError> = {
  definition: PROMOTION_RECORD,
  ...rowsOf({
    table: promotions,
    select: (tx, promotionId) => tx.select(COLUMNS).from(promotions).where(eq(id, promotionId)),
    versionedOf: versionedPromotion,
  }),
  rule: async (tx, promotionId, draft) => {
    const others = draft.code === '' ? 0 : await tx.$count(promotions, and(eq(code, draft.code), ne(id, promotionId)));
    return { validate: () => (others > 0 ? CODE_TAKEN : null) };
  },
  validateRemoval: async (tx, promotionId, { current }) =>
    validatePromotionRemoval(current, await tx.$count(orders, eq(promotionIdOf, promotionId))),
};
