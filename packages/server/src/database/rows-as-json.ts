import { type Placeholder, type SQL, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { columnName } from './column-name.ts';

/**
 * The rows for `insertRows`: with every column that the database does not number itself, since a missing one becomes
 * null.
 */
export const rowsAsJson = <Table extends PgTable>(
  _table: Table,
  rows: readonly Required<Table['$inferInsert']>[],
): string =>
  JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [columnName(key), value]))),
  );

/**
 * Inserts rows from one JSON parameter, so that the statement is the same for any number of rows. A condition may
 * follow.
 */
export function insertRows(table: PgTable, rows: Placeholder): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([, { generatedIdentity }]) => !generatedIdentity);
  const names = sql.join(
    columns.map(([key]) => sql.identifier(columnName(key))),
    sql`, `,
  );
  return sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${rows})`;
}
