import type { Versioned } from '@ofenpost/core/editor/versioned';
import type { Instant } from '@ofenpost/core/time/instant';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';

export type SavedItem<T> = Versioned<T> & { readonly id: string };

/** Where one kind of goods lies. */
export type CatalogueItemStore<T> = {
  load(tx: Transaction, id: string): Promise<(Versioned<T> & { readonly archived: Instant | null }) | null>;
  /** Writes them, also for the first time, and answers them as they are kept. */
  save(tx: Transaction, saved: readonly SavedItem<T>[]): Promise<readonly T[]>;
  /** Why it is not saved, by what else is kept, in German; null where it is. */
  block?(tx: Transaction, value: T): Promise<string | null>;
  /** Null brings them back, at the end. */
  setArchived(tx: Transaction, ids: readonly string[], archived: Instant | null): Promise<void>;
  /** The names of what relies on it. */
  loadUsedBy(tx: Transaction, id: string, now: Instant): Promise<string[]>;
};

/** Until the transaction ends nobody else changes the catalogue: its rules look at more than one row. */
export async function lockCatalogue(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('catalogue'))`);
}
