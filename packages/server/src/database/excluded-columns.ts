import { type Column, type SQL, sql } from 'drizzle-orm';
import { columnName } from './column-name.ts';

/** For rows that are there already: these columns become what the insert would have written. */
export const excludedColumns = <Columns extends Readonly<Record<string, Column>>>(
  columns: Columns,
): { [Name in keyof Columns]: SQL } =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, sql`excluded.${sql.identifier(columnName(name))}`])) as {
    [Name in keyof Columns]: SQL;
  };
