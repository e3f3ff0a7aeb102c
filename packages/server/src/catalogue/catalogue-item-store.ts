import type { Versioned } from '@ofenpost/core/editor/versioned';
import type { Menu } from '@ofenpost/core/menu/menu';
import type { Instant } from '@ofenpost/core/time/instant';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';

export type SavedItem<T> = Versioned<T> & { readonly id: string };

/** The menus, which may name a product: menus know the catalogue, so the host passes how they are loaded. */
export type MenuLoader = (tx: Transaction) => Promise<readonly Menu[]>;
type CurrentMenus = { readonly loadMenus: MenuLoader; readonly now: Instant };

/** How one kind of catalogue item is stored. */
export type CatalogueItemStore<T> = {
  load(tx: Transaction, id: string): Promise<(Versioned<T> & { readonly archived: Instant | null }) | null>;
  /** Inserts or updates them, and returns them as they are stored. */
  save(tx: Transaction, saved: readonly SavedItem<T>[]): Promise<readonly T[]>;
  /** The reason in German why it cannot be saved because of other records; null if it can. */
  block?(tx: Transaction, value: T): Promise<string | null>;
  /** Null restores them, at the end of the sort order. Returns their names. */
  setArchived(
    tx: Transaction,
    ids: readonly string[],
    archived: Instant | null,
  ): Promise<readonly { readonly id: string; readonly name: string }[]>;
  /** The names of the records that use it. */
  loadUsedBy(tx: Transaction, id: string, menus: CurrentMenus): Promise<string[]>;
};

/** Prevents other changes of the catalogue until the transaction ends: its rules depend on more than one row. */
export async function lockCatalogue(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalogue'))`);
}
