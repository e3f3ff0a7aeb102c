import type { ClientBase, Pool } from 'pg';
import { hasCode, StartupError } from '../configuration/error.ts';

/** The app's role. It owns nothing, so it can neither change a table nor switch a trigger off. */
export const APP_ROLE = 'ofenpost_app';

const SCHEMAS = 'public, graphile_worker';

/** The tables in which the app only inserts. */
export const APPEND_ONLY_TABLES = [
  'audit_log',
  'booking_shares',
  'bookings',
  'courier_hand_ins',
  'day_closes',
  'erased_people',
  'gift_card_entries',
  'order_events',
  'payment_events',
  'person_salts',
  'seals',
];

/** The tables whose rows the app replaces as a whole, where the database allows it. */
const REPLACED_TABLES = ['order_lines'];

/** The tables that the app changes, and never deletes from. */
const LEDGER_TABLES = ['cash_counts', 'gift_cards', 'orders', 'payment_refunds', 'payments', 'prints', 'seal_heads'];

/** The URL with which every connection uses the app's role, also where a login with more rights was given. */
export function inAppRole(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const options = url.searchParams.get('options');
  url.searchParams.set('options', [...(options === null ? [] : [options]), `-c role=${APP_ROLE}`].join(' '));
  return String(url);
}

/** Another process created the role, or granted it, at the same moment. */
const IS_THERE = ['42710', '23505', 'XX000'] as const;
const NOT_ALLOWED = '42501';

async function unlessThere(change: Promise<unknown>): Promise<void> {
  await change.catch((error: unknown) => {
    if (!hasCode(error, ...IS_THERE)) throw error;
  });
}

/**
 * Creates the role if it is missing, and grants it to the app's login. Returns what the operator has to do, or null.
 */
export async function prepareAppRole(owner: Pool, loginUrl: string): Promise<StartupError | null> {
  const role = await owner.query('select 1 from pg_roles where rolname = $1', [APP_ROLE]);
  const { rows } = await owner.query<{ readonly name: string; readonly quoted: string }>(
    `select name, quote_ident(name) as quoted from coalesce(nullif($1, ''), current_user) as name`,
    [decodeURIComponent(new URL(loginUrl).username)],
  );
  const [{ name, quoted } = { name: '', quoted: '' }] = rows;
  const statements = [`create role ${APP_ROLE} nologin`, `grant ${APP_ROLE} to ${quoted}`] as const;
  try {
    if (role.rowCount === 0) await unlessThere(owner.query(statements[0]));
    const mayTake = await owner.query<{ readonly may: boolean }>(`select pg_has_role($1, $2, 'SET') as may`, [
      name,
      APP_ROLE,
    ]);
    if (mayTake.rows[0]?.may !== true) await unlessThere(owner.query(statements[1]));
    return null;
  } catch (error) {
    if (!hasCode(error, NOT_ALLOWED)) throw error;
    return new StartupError(
      `DATABASE_URL: Ofenpost arbeitet in der Rolle ${APP_ROLE} und darf sie nicht selbst einrichten.`,
      `Bitte einmal als Verwalter der Datenbank ausführen: ${statements.join('; ')};`,
    );
  }
}

/** The worker hides its tables from all but their owner. */
const SHOW_JOBS = `
  do $$
  declare
    hidden record;
  begin
    for hidden in
      select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'graphile_worker' and c.relkind = 'r' and c.relrowsecurity
        and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = '${APP_ROLE}')
    loop
      execute format('create policy ${APP_ROLE} on %s to ${APP_ROLE} using (true) with check (true)', hidden.name);
    end loop;
  end $$`;

/**
 * Sets the app's privileges on every table, after each migration: it may read and write, never truncate, and in the
 * append-only tables neither update nor delete.
 */
export async function grantToApp(owner: ClientBase): Promise<void> {
  await owner.query('begin');
  try {
    for (const statement of [
      `grant usage on schema ${SCHEMAS} to ${APP_ROLE}`,
      `revoke all on all tables in schema ${SCHEMAS} from ${APP_ROLE}`,
      `grant select, insert, update, delete on all tables in schema ${SCHEMAS} to ${APP_ROLE}`,
      `revoke update, delete on ${APPEND_ONLY_TABLES.join(', ')} from ${APP_ROLE}`,
      `revoke update on ${REPLACED_TABLES.join(', ')} from ${APP_ROLE}`,
      `revoke delete on ${LEDGER_TABLES.join(', ')} from ${APP_ROLE}`,
      `revoke insert, update, delete on graphile_worker.migrations from ${APP_ROLE}`,
      `grant usage on all sequences in schema ${SCHEMAS} to ${APP_ROLE}`,
      SHOW_JOBS,
    ])
      await owner.query(statement);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
