import * as z from 'zod/mini';
import { listPage, pageOf } from '../list/list-page.ts';
import { defineList } from '../list/list-query.ts';
import { price as priceSchema } from '../money/money.ts';
import { type Instant, instant } from '../time/instant.ts';
import { isSoldOut } from './availability.ts';
import { product } from './product.ts';

/** `current` is everything that is not archived. */
const state = z.enum(['current', 'onSale', 'soldOut', 'off', 'archived']);
export type ProductState = z.infer<typeof state>;

/** What staff can search, filter and sort products by; `place` is the order for guests. */
export const PRODUCT_LIST = defineList({
  file: { path: '/admin/products.csv', page: '/admin/products', action: 'catalogue.edit', name: 'Produkte' },
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

/** The number of shown prices of a product. */
export const PRICE_CHANGES_MAX = 50;

/** A change of a price, with person and time. */
export const priceChange = z.object({
  /** The number of the entry in the audit log. */
  number: z.int(),
  at: instant,
  /** First and last name; null for a deleted account. */
  by: z.nullable(z.string()),
  /** In Rappen; null for the first price. */
  from: z.nullable(priceSchema),
  to: priceSchema,
});
export type PriceChange = z.infer<typeof priceChange>;

type Recorded = {
  readonly number: number;
  readonly at: Instant;
  readonly by: string | null;
  readonly before: unknown;
  readonly after: unknown;
};

const priced = z.object({ price: priceSchema });
const priceIn = (stored: unknown): number | null => priced.safeParse(stored).data?.price ?? null;

/** The prices in the audit records of a product, in their order; records that did not change the price are left out. */
export const priceChangesOf = (recorded: readonly Recorded[]): PriceChange[] =>
  recorded.flatMap(({ number, at, by, before, after }) => {
    const [from, to] = [priceIn(before), priceIn(after)];
    return to === null || from === to ? [] : [{ number, at, by, from, to }];
  });
