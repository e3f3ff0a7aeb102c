import { type Arrangement, arrange } from '@ofenpost/core/catalogue/arrangement';
import type { SaveAnswer } from '@ofenpost/core/editor/editor';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import type { Services } from '../services.ts';
import { loadShelf } from './catalogue-outline.repository.ts';
import { productGroups, products } from './catalogue.table.ts';
import { lockCatalogue } from './goods-store.ts';
import type { Writing } from './keep-goods.ts';
import { loadGroupOrder } from './product-group.store.ts';

type Asked = {
  /** Of whose products; null for the groups themselves. */
  readonly productGroupId: string | null;
  readonly arrangement: Arrangement;
  readonly actorId: string;
};

/** The order of the products of a group, or of the groups themselves, without archived ones. */
export const loadShelfOrder = async (tx: Transaction, productGroupId: string | null): Promise<string[]> =>
  productGroupId === null ? loadGroupOrder(tx) : (await loadShelf(tx, productGroupId)).map(({ id }) => id);

type Shelf = {
  readonly productGroupId: string | null;
  readonly before: readonly string[];
  readonly after: readonly string[];
};

/** Writes another order, and who did it. */
export async function putInOrder(
  tx: Transaction,
  { productGroupId, before, after }: Shelf,
  { at, actorId }: Writing,
): Promise<void> {
  const arrangedTable = productGroupId === null ? productGroups : products;
  await tx.execute(sql`
    update ${arrangedTable} as kept set position = wanted.place
    from unnest(${sql.param(after)}::uuid[]) with ordinality as wanted(id, place)
    where kept.id = wanted.id`);
  const subject = productGroupId ?? 'productGroups';
  await recordAudit(tx, { at, actorId, action: 'catalogue.arranged', subject, before, after });
}

/** Puts the groups, or the products of one, into another order, and writes down who did. */
export const arrangeCatalogue = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { productGroupId, arrangement, actorId }: Asked,
): Promise<SaveAnswer<readonly string[]>> =>
  database.transaction(async (tx) => {
    await lockCatalogue(tx);
    const before = await loadShelfOrder(tx, productGroupId);
    const arranged = arrange(before, arrangement);
    if (!arranged.ok || arranged.value === before) return arranged;
    await putInOrder(tx, { productGroupId, before, after: arranged.value }, { at: clock.now(), actorId });
    return arranged;
  });
