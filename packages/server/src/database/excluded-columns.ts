import { type Column, type SQL, sql } from 'drizzle-orm';
import { columnName } from './column-name.ts';

/** For an upsert: sets these columns of existing rows to the values of the insert. */
export const excludedColumns = <Columns extends Readonly<Record<string, Column>>>(
  columns: Columns,
): { [Name in keyof Columns]: SQL } =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, sql`excluded.${sql.identifier(columnName(name))}`])) as {
    [Name in keyof Columns]: SQL;
  };
