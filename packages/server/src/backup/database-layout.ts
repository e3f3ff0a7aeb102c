import type { PoolClient } from 'pg';

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
