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
  await runAtServer(templateUrl, `create database ${name} template ${template}`);
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
