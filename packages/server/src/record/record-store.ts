import type { ChangeRule, Versioned } from '@ofenpost/core/editor/versioned';
import type {
  RecordPorts,
  RecordRepository,
  RemovableRepository,
  SavedRecord,
} from '@ofenpost/core/record/record.use-cases';
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

/** The rows with this id, which may be locked. */
type RowQuery<Row> = PromiseLike<Row[]> & { for(strength: 'update'): PromiseLike<Row[]> };

type Rows<Draft, Row> = {
  readonly table: RecordTable;
  readonly select: (tx: Transaction, id: string) => RowQuery<Row>;
  readonly versionedOf: (row: Row) => Versioned<Draft>;
};

/** How the rows of such a table are read, locked, written and deleted. */
export const rowsOf = <Draft extends object, Row>({
  table,
  select,
  versionedOf,
}: Rows<Draft, Row>): Pick<
  RemovableRepository<Transaction, Draft, never>,
  'load' | 'loadLocked' | 'save' | 'remove'
> => ({
  load: async (tx, id) => (await select(tx, id)).map(versionedOf)[0] ?? null,
  // A new record cannot be locked: two with the same id collide when they are saved.
  loadLocked: async (tx, id) => (await select(tx, id).for('update')).map(versionedOf)[0] ?? null,
  save: async (tx, saved, at) => {
    const stored: SavedRecord<Draft>[] = [];
    for (const record of saved) {
      const { id, version, value, isNew } = record;
      const row = { ...value, id, version, changed: at };
      const rows = isNew
        ? await tx.insert(table).values(row).onConflictDoNothing().returning({ id: table.id })
        : await tx.update(table).set(row).where(eq(table.id, id)).returning({ id: table.id });
      if (rows.length > 0) stored.push(record);
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
