import { retryConflicts } from '../../src/database/database-error.ts';
import { connect } from '../testing/test-database.fixtures.ts';

/** Columns that can be written. */
const COLUMNS = `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by table_name`;

/** Saves the contents of every table of a shop, and returns a function that restores them while its servers run. */
export async function storeShop(databaseUrl: string): Promise<() => Promise<void>> {
  const client = await connect(databaseUrl);
  const { rows: tables } = await client.query<{ readonly name: string; readonly columns: string }>(COLUMNS);
  await client.query('create schema kept');
  for (const { name, columns } of tables)
    await client.query(`create table kept."${name}" as select ${columns} from public."${name}"`);
  await client.end();

  const restore = async () => {
    const restoring = await connect(databaseUrl);
    try {
      // Without triggers: some tables are append-only, and references are valid again when all rows are back.
      await restoring.query('begin; set local session_replication_role = replica');
      await restoring.query(
        `truncate ${tables.map(({ name }) => `public."${name}"`).join(', ')}, graphile_worker._private_jobs`,
      );
      for (const { name, columns } of tables)
        await restoring.query(
          `insert into public."${name}" (${columns}) overriding system value select ${columns} from kept."${name}"`,
        );
      await restoring.query(`select pg_notify('content_changed', ''); commit`);
    } finally {
      await restoring.end();
    }
  };
  // A running job may hold one table and wait for another.
  return () => retryConflicts(restore);
}
