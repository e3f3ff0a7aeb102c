import type { Menu } from '@ofenpost/core/menu/menu';
import type { ArchivableRepository } from '@ofenpost/core/record/record.use-cases';
import type { Instant } from '@ofenpost/core/time/instant';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';

/** The menus, which may name a product: menus know the catalogue, so the host passes how they are loaded. */
export type MenuLoader = (tx: Transaction) => Promise<readonly Menu[]>;
type CurrentMenus = { readonly loadMenus: MenuLoader; readonly now: Instant };

/** How one kind of catalogue item is stored. */
export type CatalogueItemStore<T> = Pick<ArchivableRepository<Transaction, T>, 'load' | 'save' | 'setArchived'> & {
  /** The reason in German why it cannot be saved because of other records; null if it can. */
  block?(tx: Transaction, value: T): Promise<string | null>;
  /** The names of the records that use it. */
  loadUsedBy(tx: Transaction, id: string, menus: CurrentMenus): Promise<string[]>;
};

/** Prevents other changes of the catalogue until the transaction ends: its rules depend on more than one row. */
export async function lockCatalogue(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalogue'))`);
}
