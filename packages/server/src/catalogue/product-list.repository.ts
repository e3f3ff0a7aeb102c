import type { ProductPage, ProductQuery, ProductState } from '@ofenpost/core/catalogue/product-list';
import type { Instant } from '@ofenpost/core/time/instant';
import { type SQL, and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { containsWords, inOrder, onPage } from '../list/list-query.ts';
import { sortedText } from '../list/searched-column.ts';
import { productGroups, products } from './catalogue.table.ts';

const { id, name, productGroupId, price, available, soldOutUntil, illustration, photo, archived, searched } = products;
const place = sql`${productGroups.position} * 100000 + ${products.position}`;

/** Core's `productStateOf` as conditions. */
const stateIs = (state: ProductState, now: Instant): SQL | undefined =>
  ({
    current: isNull(archived),
    archived: isNotNull(archived),
    off: and(isNull(archived), eq(available, false)),
    soldOut: and(isNull(archived), eq(available, true), gt(soldOutUntil, now)),
    onSale: and(isNull(archived), eq(available, true), or(isNull(soldOutUntil), lte(soldOutUntil, now))),
  })[state];

/** Core's `pageOfProducts` as queries. */
export async function findProducts(db: Transaction, query: ProductQuery, now: Instant): Promise<ProductPage> {
  const isWanted = and(
    containsWords(searched, query.q),
    stateIs(query.state, now),
    query.group === '' ? undefined : eq(productGroupId, query.group),
  );
  const { limit, offset } = onPage(query);
  const groupName = productGroups.name;
  const rows = await db
    .select({ id, name, productGroupId, groupName, price, available, soldOutUntil, illustration, photo, archived })
    .from(products)
    .innerJoin(productGroups, eq(productGroups.id, productGroupId))
    .where(isWanted)
    .orderBy(...inOrder(query, { place, name: sortedText(name), price }, [id]))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(products, isWanted) };
}
