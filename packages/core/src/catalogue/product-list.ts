import * as z from 'zod/mini';
import { listPage, pageOf } from '../list/list-page.ts';
import { defineList } from '../list/list-query.ts';
import { type Instant, instant } from '../time/instant.ts';
import { isSoldOut } from './on-sale.ts';
import { product } from './product.ts';

/** `current` is everything that is not archived. */
const state = z.enum(['current', 'onSale', 'soldOut', 'off', 'archived']);
export type ProductState = z.infer<typeof state>;

/** What staff can search, filter and sort products by; `place` is the order for guests. */
export const PRODUCT_LIST = defineList({
  sorts: ['place', 'name', 'price'],
  filters: { state, group: z.union([z.literal(''), z.uuid()]) },
  blank: { sort: 'place', state: 'current', group: '' },
});
export type ProductQuery = typeof PRODUCT_LIST.start;

export const productRow = z.extend(
  z.pick(product, {
    id: true,
    name: true,
    productGroupId: true,
    price: true,
    available: true,
    soldOutUntil: true,
    illustration: true,
    photo: true,
  }),
  { groupName: z.string(), archived: z.nullable(instant) },
);
export type ProductRow = z.infer<typeof productRow>;

export const productPage = listPage(productRow);
export type ProductPage = z.infer<typeof productPage>;

/** The state of a product at `now` for the list. */
export function productStateOf(row: Pick<ProductRow, 'available' | 'soldOutUntil' | 'archived'>, now: Instant) {
  if (row.archived !== null) return 'archived';
  if (!row.available) return 'off';
  return isSoldOut(row, now) ? 'soldOut' : 'onSale';
}

function isWanted(row: ProductRow, { state: requested, group }: ProductQuery, now: Instant): boolean {
  if (group !== '' && row.productGroupId !== group) return false;
  return requested === 'current' ? row.archived === null : productStateOf(row, now) === requested;
}

type Placed = ProductRow & { readonly place: number; readonly description: string };
const shown = ({ place: _place, description: _description, ...row }: Placed): ProductRow => row;

/** One page of the products that match the query. */
export function pageOfProducts(rows: readonly Placed[], query: ProductQuery, now: Instant): ProductPage {
  const page = pageOf(rows, query, {
    texts: ({ name, description }) => [name, description],
    isWanted: (row) => isWanted(row, query, now),
    sorts: { place: ({ place }) => place, name: ({ name }) => name, price: ({ price }) => price },
    key: ({ id }) => id,
  });
  return { ...page, rows: page.rows.map(shown) };
}
