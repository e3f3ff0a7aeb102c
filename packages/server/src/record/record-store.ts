import { type ChangeRule, FIRST_VERSION, type Versioned } from '@ofenpost/core/editor/versioned';
import type { RecordPorts, RecordRepository, RemovableRepository } from '@ofenpost/core/record/record.use-cases';
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import type { Services } from '../services.ts';

/** How records of one kind are read from their tables and written to them. The tables' triggers notify every process. */
export type RecordStore<Draft> = RecordRepository<Transaction, Draft>;

/** The same for a record that exists once, such as a section of the settings; its version is stored apart. */
export type SectionStore<T> = {
  load(tx: Transaction): Promise<T>;
  /** The rule that validates a change when it depends on other tables. */
  rule?(tx: Transaction): Promise<ChangeRule<T>>;
  save(tx: Transaction, value: T): Promise<void>;
};

/** A table with one row for each record: beside the draft it has `id`, `version` and `changed`. */
type RecordTable = PgTable & { readonly id: PgColumn };

/** How the rows of such a table are locked, written and deleted. */
export const rowsOf = <Draft extends object>(
  table: RecordTable,
): Pick<RemovableRepository<Transaction, Draft, never>, 'lock' | 'save' | 'remove'> => ({
  // A new record cannot be locked: two with the same id collide when they are saved.
  lock: async (tx, id) => {
    await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
  },
  save: async (tx, saved, at) => {
    const stored: Draft[] = [];
    for (const { id, version, value } of saved) {
      const row = { ...value, id, version, changed: at };
      const rows =
        version === FIRST_VERSION
          ? await tx.insert(table).values(row).onConflictDoNothing().returning({ id: table.id })
          : await tx.update(table).set(row).where(eq(table.id, id)).returning({ id: table.id });
      if (rows.length > 0) stored.push(value);
    }
    return stored;
  },
  remove: async (tx, id) => {
    await tx.delete(table).where(eq(table.id, id));
  },
});

/** What the use cases of records need. */
export const recordPorts = ({ database, clock }: Pick<Services, 'database' | 'clock'>): RecordPorts<Transaction> => ({
  clock,
  transaction: (work) => database.transaction(work),
  recordAudit,
});

/** One moment of several tables. */
export const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** A record with its version in one snapshot; null when no record has this id. */
export const loadRecord = <Draft>(
  { database }: Pick<Services, 'database'>,
  store: Pick<RecordStore<Draft>, 'load'>,
  id: string,
): Promise<Versioned<Draft> | null> => database.transaction((tx) => store.load(tx, id), SNAPSHOT);
