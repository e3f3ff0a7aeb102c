import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOldDatabase } from '../../test-tools/old-database/old-database.ts';
import {
  type TestDatabase,
  createTestDatabase,
  everythingIn,
} from '../../test-tools/testing/test-database.fixtures.ts';
import { openDatabase } from './database.ts';
import { migrateDatabase } from './migrate.ts';

/** The time of `0048_issued-gift-cards`: a server of the version before runs what is newer than the newest time. */
const LAST_OF_BEFORE = '1795659661296';

const OURS = `('public', 'drizzle', 'graphile_worker')`;

/** All that PostgreSQL knows of tables, columns, constraints, indexes, views, sequences, functions, triggers, policies. */
const SCHEMA = {
  relations: `select c.oid::regclass::text as name, relkind, reloptions, relrowsecurity, array(select unnest(relacl)::text order by 1) as rights,
      relowner::regrole::text as owner
    from pg_class c where relnamespace in (select oid from pg_namespace where nspname in ${OURS}) order by 1`,
  columns: `select attrelid::regclass::text as name, row_number() over (partition by attrelid order by attnum)::int as position, attname,
      format_type(atttypid, atttypmod) as type, attnotnull, attidentity, attgenerated, attcollation::regcollation::text as collation,
      pg_get_expr(adbin, adrelid) as value
    from pg_attribute a left join pg_attrdef on (adrelid, adnum) = (attrelid, attnum) join pg_class c on c.oid = attrelid
    where relnamespace in (select oid from pg_namespace where nspname in ${OURS}) and relkind in ('r', 'v') and attnum > 0
      and not attisdropped order by 1, 2`,
  constraints: `select conrelid::regclass::text as name, conname, contype, convalidated, pg_get_constraintdef(oid) as definition from pg_constraint
    where connamespace in (select oid from pg_namespace where nspname in ${OURS}) order by 1, 2`,
  indexes: `select schemaname, indexdef from pg_indexes where schemaname in ${OURS} order by 1, 2`,
  views: `select viewname, definition from pg_views where schemaname in ${OURS} order by 1`,
  sequences: `select schemaname, sequencename, data_type::text, start_value, min_value, max_value, increment_by, cycle, cache_size from pg_sequences
    where schemaname in ${OURS} order by 1, 2`,
  functions: `select oid::regprocedure::text as name, pg_get_functiondef(oid) as definition, proacl::text as rights from pg_proc
    where pronamespace in (select oid from pg_namespace where nspname in ${OURS}) order by 1`,
  triggers: `select tgrelid::regclass::text as name, tgenabled, pg_get_triggerdef(oid) as definition from pg_trigger
    where not tgisinternal order by 1, 3`,
  policies: `select schemaname, tablename, policyname, roles::text, cmd, qual, with_check from pg_policies order by 1, 2, 3`,
};

const schemaOf = async ({ query }: TestDatabase): Promise<Record<string, readonly unknown[]>> =>
  Object.fromEntries(
    await Promise.all(Object.entries(SCHEMA).map(async ([kind, text]) => [kind, await query(text)] as const)),
  );

const migrationsOf = ({ query }: TestDatabase) =>
  query('select hash, created_at from drizzle.__drizzle_migrations order by id');

async function migrate({ url }: TestDatabase): Promise<void> {
  const opened = openDatabase(url, () => {});
  try {
    await migrateDatabase(opened, async () => {});
  } finally {
    await opened.close();
  }
}

type Table = { readonly name: string; readonly columns: string };

/** The tables with the columns that they have now: later migrations may add some. */
async function tablesOf({ query }: TestDatabase): Promise<readonly Table[]> {
  const rows =
    await query(`select attrelid::regclass::text as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
    from pg_attribute join pg_class c on c.oid = attrelid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      -- What the database derives may be derived in another way later: the comparison of the schemas has it.
      and attgenerated = ''
    group by 1 order by 1`);
  return rows as readonly Table[];
}

/** Every row, as text. */
const dataOf = async ({ query }: TestDatabase, tables: readonly Table[]): Promise<Record<string, readonly unknown[]>> =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async ({ name, columns }) => {
        const rows = await query(`select row(${columns})::text as row from ${name} order by 1`);
        return [name, rows.map(({ row }) => row)] as const;
      }),
    ),
  );

async function restoreOldDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase({ empty: true });
  await database.query(await readOldDatabase());
  return database;
}

describe('a database with all migrations of before the first state', () => {
  let old: TestDatabase;
  let fresh: TestDatabase;
  let tables: readonly Table[];
  let replaced: readonly unknown[];
  let before: Record<string, readonly unknown[]>;
  beforeAll(async () => {
    fresh = await createTestDatabase({ empty: true });
    await migrate(fresh);
    old = await restoreOldDatabase();
    tables = await tablesOf(old);
    replaced = await migrationsOf(old);
    before = await dataOf(old, tables);
    await migrate(old);
  });
  afterAll(() => Promise.all([old.drop(), fresh.drop()]));

  it('has the schema of a new one, to the last function and right', async () => {
    const expected = await schemaOf(fresh);
    expect(Object.keys(SCHEMA).filter((kind) => expected[kind]?.length === 0)).toEqual([]);
    expect(await schemaOf(old)).toEqual(expected);
  });

  it('holds the data that it held', async () => {
    expect(await dataOf(old, tables)).toEqual(before);
    expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(30);
  });

  it('is marked as a new one is, so that older servers find nothing to run', async () => {
    const marks = await migrationsOf(old);
    expect(replaced).toHaveLength(49);
    expect(marks).toEqual(await migrationsOf(fresh));
    expect(marks[0]).toMatchObject({ created_at: LAST_OF_BEFORE });
  });

  it('is left as it is at the next start', async () => {
    const marks = await migrationsOf(old);
    await migrate(old);
    expect([await migrationsOf(old), await dataOf(old, tables)]).toEqual([marks, before]);
  });
});

it('a database with a part of them is refused as it is, with the version to go through', async () => {
  const old = await restoreOldDatabase();
  await old.query(`delete from drizzle.__drizzle_migrations where created_at = ${LAST_OF_BEFORE}`);
  await old.query('drop trigger stays_as_issued on gift_cards');
  const before = [await schemaOf(old), await migrationsOf(old), await everythingIn(old)];
  await expect(migrate(old)).rejects.toThrow(/zu alt.*\n.*Version vom 26\. November 2026 \(Commit \w+\)/);
  expect([await schemaOf(old), await migrationsOf(old), await everythingIn(old)]).toEqual(before);
  await old.drop();
});
