import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { verifyBooks } from '../accounting/verify-books.ts';
import { StartupError, asFileError, hasCode } from '../configuration/error.ts';
import type { Database } from '../database/database.ts';
import { withFirstState } from '../database/first-state.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { isEmpty } from '../restaurant/restaurant.repository.ts';
import {
  type BackedUpTable,
  type BackupManifest,
  MANIFEST_FILE,
  backupManifest,
  readMigrations,
  readTables,
} from './backup-manifest.ts';

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function parseManifest(text: string): BackupManifest | null {
  try {
    return backupManifest.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Reads a backup's manifest and verifies the files, before anything is changed. */
async function readBackup(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR'))
      throw new StartupError(`${folder} ist keine Sicherung: ${MANIFEST_FILE} fehlt.`);
    throw asFileError(error, `${folder} lässt sich nicht lesen`);
  });
  const manifest = parseManifest(text);
  if (manifest === null) throw new StartupError(`${folder} ist keine Sicherung: ${MANIFEST_FILE} ist beschädigt.`);
  for (const { file, sha256 } of manifest.tables) {
    const found = await sha256Of(join(folder, file)).catch(() => null);
    if (found !== sha256) throw new StartupError(`Die Sicherung ist beschädigt: ${file} fehlt oder wurde verändert.`);
  }
  return manifest;
}

async function assertSameLayout(client: PoolClient, { migrations, tables }: BackupManifest): Promise<void> {
  const here = await readTables(client);
  const isSame =
    (await readMigrations(client)).join() === withFirstState(migrations).join() &&
    here.map(({ name }) => name).join() === tables.map(({ name }) => name).join();
  if (isSame) return;
  throw new StartupError(
    'Die Sicherung stammt von einer anderen Version von Ofenpost.',
    'Spiel sie mit jener Version ein und starte danach die neue: Sie bringt die Daten selbst auf ihren Stand.',
  );
}

async function readTableFrom(client: PoolClient, folder: string, table: BackedUpTable): Promise<void> {
  const { name, columns, file, rows } = table;
  const into = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`));
  await pipeline(createReadStream(join(folder, file)), createGunzip(), into);
  if (into.rowCount !== rows) throw new Error(`${name}: ${into.rowCount} of ${rows} rows`);
}

async function fill(client: PoolClient, folder: string, manifest: BackupManifest): Promise<void> {
  const names = manifest.tables.map(({ name }) => name);
  await client.query('begin');
  await client.query('set local statement_timeout = 0');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  // Without triggers: they check changes, and these rows have passed them before.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of manifest.tables) await readTableFrom(client, folder, table);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { name, lastValue } of manifest.sequences) {
    if (lastValue !== null) await client.query('select setval($1::regclass, $2)', [name, lastValue]);
  }
  // The processes that held these jobs are gone.
  await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
  await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null');
  await client.query('commit');
}

/**
 * Restores a backup completely into an empty database, or not at all. Servers that start meanwhile wait. Throws when
 * the folder is damaged, the database holds a restaurant already, or the backup is another version's. Throws too when the
 * books of what was restored are not unbroken: it stays, so that they can be looked at.
 */
export async function restoreBackup(database: Database, folder: string): Promise<BackupManifest> {
  const manifest = await readBackup(folder);
  await migrateDatabase(database, async () => {
    if (!(await isEmpty(database)))
      throw new StartupError('In dieser Datenbank ist schon ein Restaurant. Eingespielt wird nur in eine leere.');
    const client = await database.$lasting.connect();
    try {
      await assertSameLayout(client, manifest);
      await fill(client, folder, manifest);
    } finally {
      client.release(true);
    }
  });
  const { broken } = await verifyBooks(database);
  if (broken !== null) throw new StartupError('Die Sicherung ist eingespielt, aber ihre Bücher stimmen nicht:', broken);
  return manifest;
}
