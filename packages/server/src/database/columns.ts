import type { Instant } from '@ofenpost/core/time/instant';
import { type Column, type SQL, sql, type Placeholder, getTableColumns } from 'drizzle-orm';
import { customType, type PgTable } from 'drizzle-orm/pg-core';

/** An instant: `timestamptz` in the database, the core's ISO text in code. */
export const instantColumn = customType<{ data: Instant; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (text) => new Date(text).toISOString(),
});

/** The name of a column in the database. Source: `casing` of drizzle. */
const columnName = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** For an upsert: sets these columns of existing rows to the values of the insert. */
export const excludedColumns = <Columns extends Readonly<Record<string, Column>>>(
  columns: Columns,
): { [Name in keyof Columns]: SQL } =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, sql`excluded.${sql.identifier(columnName(name))}`])) as {
    [Name in keyof Columns]: SQL;
  };

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
