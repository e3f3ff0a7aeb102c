import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';
import { PROJECT_ROOT } from '../configuration/directory.ts';
import { StartupError } from '../configuration/error.ts';

export const MIGRATIONS = join(PROJECT_ROOT, 'packages/server/migrations');

/** The hash of `0048_issued-gift-cards`, the last of the migrations that the first state replaces. */
const LAST_REPLACED = '4a019ac2b1dc439c40c194d0f87d0c890d8967993f86ae2ca180523cb8fde7f4';

/** The first state, with its time and hash as drizzle stores them. */
function firstState(): { readonly folderMillis: number; readonly hash: string } {
  const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  if (first === undefined) throw new Error('no migrations');
  return first;
}

/** The hashes of migrations, with the first state in the place of those that it replaces if they are all there. */
export function withFirstState(hashes: readonly string[]): readonly string[] {
  const last = hashes.indexOf(LAST_REPLACED);
  return last === -1 ? hashes : [firstState().hash, ...hashes.slice(last + 1)];
}

type Migration = { readonly hash: string; readonly createdAt: number };

async function readApplied(owner: ClientBase): Promise<readonly Migration[]> {
  const { rows } = await owner.query(`select from pg_tables where tablename = '__drizzle_migrations'`);
  if (rows.length === 0) return [];
  const applied = await owner.query<Migration>(
    'select hash, created_at::float8 as "createdAt" from drizzle.__drizzle_migrations',
  );
  return applied.rows;
}

/**
 * Marks a database that ran all replaced migrations as having the first state, and changes nothing else. Throws when it
 * ran only a part of them. The first state has the time of the last of them, by which drizzle, in older servers too,
 * sees that it is applied.
 */
export async function markFirstState(owner: ClientBase): Promise<void> {
  const { folderMillis, hash } = firstState();
  const applied = await readApplied(owner);
  if (applied.length > 0 && !applied.some(({ createdAt }) => createdAt === folderMillis))
    throw new StartupError(
      'Die Datenbank ist von einer Version, die zu alt ist, um sie direkt auf diese zu bringen. Geändert wurde nichts.',
      'Starte zuerst einmal die Version vom 26. November 2026 (Commit 86b05d19) und danach diese.',
    );
  if (!applied.some((migration) => migration.hash === LAST_REPLACED)) return;
  await owner.query(
    `with replaced as (delete from drizzle.__drizzle_migrations where created_at < $1)
     update drizzle.__drizzle_migrations set hash = $2 where created_at = $1`,
    [folderMillis, hash],
  );
}
