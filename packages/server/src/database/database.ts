import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { type NodePgDatabase, type NodePgQueryResultHKT, drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import { APPLICATION_NAME } from './application-name.ts';
import { schema } from './schema.ts';

type Schema = typeof schema;

export type Database = NodePgDatabase<Schema> & { readonly $client: Pool };

/** The database itself or a transaction in it; what repositories take. */
export type Transaction = PgDatabase<NodePgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

const CONNECTIONS_MAX = 20;
const CONNECT_WITHIN_MS = 10_000;
// What takes longer is stuck, and must not keep a connection or a lock for ever.
const STATEMENT_WITHIN_MS = 15_000;
const IDLE_IN_TRANSACTION_MS = 30_000;

export function openDatabase(url: string, onError: (error: Error) => void): Database {
  const pool = new Pool({
    connectionString: url,
    application_name: APPLICATION_NAME,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: STATEMENT_WITHIN_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  // A connection that breaks while it is used; its query fails and tells.
  pool.on('connect', (client) => client.on('error', () => {}));
  // An idle connection that breaks; the pool opens another one.
  pool.on('error', onError);
  return drizzle(pool, { schema, casing: 'snake_case' });
}
