import type { PoolClient } from 'pg';
import * as z from 'zod/mini';

/** The contents of one file of a backup. */
const backedUpTable = z.object({
  /** The table's name with its schema, quoted for SQL. */
  name: z.string(),
  columns: z.array(z.string()),
  file: z.string(),
  rows: z.int(),
  /** The SHA-256 of the file, in hex. */
  sha256: z.string(),
});
export type BackedUpTable = z.infer<typeof backedUpTable>;

const sequence = z.object({ name: z.string(), lastValue: z.nullable(z.string()) });

/** `backup.json`: the contents of the folder, written last. */
export const backupManifest = z.object({
  format: z.literal(1),
  taken: z.iso.datetime(),
  /** The hashes of the migrations that created the tables. */
  migrations: z.array(z.string()),
  /** In an order in which every row comes after those that it references. */
  tables: z.array(backedUpTable),
  sequences: z.array(sequence),
});
export type BackupManifest = z.infer<typeof backupManifest>;

export const MANIFEST_FILE = 'backup.json';

/** The app's own tables and the queue of its jobs. The migrations' own table is created by them. */
const IS_OURS = `n.nspname in ('public', 'graphile_worker') and (n.nspname, c.relname) <> ('graphile_worker', 'migrations')`;

export type Table = { readonly name: string; readonly columns: readonly string[] };
type Reference = { readonly from: string; readonly to: string };

/** Sorts tables so that each comes after those that it references. */
export function inOrderOfReference(tables: readonly Table[], references: readonly Reference[]): readonly Table[] {
  const sorted: Table[] = [];
  const waiting = new Map(tables.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(
      ({ name }) => !references.some(({ from, to }) => from === name && to !== name && waiting.has(to)),
    );
    if (ready.length === 0) throw new Error(`tables refer to each other: ${[...waiting.keys()].join(', ')}`);
    for (const table of ready) waiting.delete(table.name);
    sorted.push(...ready);
  }
  return sorted;
}

/** Every table with its stored columns, in the order of the references. */
export async function readTables(client: PoolClient): Promise<readonly Table[]> {
  const { rows: tables } = await client.query<Table>(`
    select c.oid::regclass::text as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and ${IS_OURS}
    group by c.oid order by 1`);
  const { rows: references } = await client.query<Reference>(`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint where contype = 'f'`);
  return inOrderOfReference(tables, references);
}

/** The last value of every sequence. */
export async function readSequences(client: PoolClient): Promise<{ name: string; lastValue: string | null }[]> {
  const { rows } = await client.query<{ name: string; lastValue: string | null }>(`
    select c.oid::regclass::text as name, pg_sequence_last_value(c.oid)::text as "lastValue"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${IS_OURS} order by 1`);
  return rows;
}

/** The migrations that created the tables, by their hashes. */
export async function readMigrations(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
  return rows.map(({ hash }) => hash);
}
