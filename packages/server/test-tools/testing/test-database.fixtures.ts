import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** The key with which the global setup gives the test files the database to clone. */
export const TEMPLATE_URL = 'OFENPOST_TEST_TEMPLATE_URL';

/** A separate database, in the state after the first start. */
export type TestDatabase = {
  readonly url: string;
  query(text: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  drop(): Promise<void>;
};

export async function connect(url: string | URL): Promise<Client> {
  const client = new Client({ connectionString: String(url) });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function runAtServer(templateUrl: string, statement: string): Promise<void> {
  const client = await connect(new URL('/postgres', templateUrl));
  await client.query(statement);
  await client.end();
}

/** Clones the template; `empty` creates a database without any table. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const templateUrl = process.env[TEMPLATE_URL];
  if (templateUrl === undefined) throw new Error('The global setup did not run.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = empty ? 'template1' : new URL(templateUrl).pathname.slice(1);
  // Copied files spare PostgreSQL its log of each page.
  await runAtServer(templateUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = String(new URL(`/${name}`, templateUrl));
  return {
    url,
    query: async (text, values = []) => {
      const client = await connect(url);
      try {
        const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
        return rows;
      } finally {
        await client.end();
      }
    },
    drop: () => runAtServer(templateUrl, `drop database ${name} with (force)`),
  };
}

const ROWS_OF = `
  select c.oid::regclass::text as name,
    (xpath('//n/text()', query_to_xml(format('select count(*) as n from %s', c.oid::regclass), true, true, '')))[1]::text as rows,
    (xpath('//h/text()', query_to_xml(format(
      $$select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as h from %s t$$, c.oid::regclass), true, true, '')))[1]::text as hash
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname = 'public' order by 1`;

/** The number and a hash of all rows of each table, read without the code that wrote them. */
export const everythingIn = ({ query }: TestDatabase) => query(ROWS_OF);
