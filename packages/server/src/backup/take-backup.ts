import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { makeDirectory } from '../configuration/directory.ts';
import { StartupError, asFileError } from '../configuration/error.ts';
import type { Database } from '../database/database.ts';
import {
  type BackedUpTable,
  type BackupManifest,
  MANIFEST_FILE,
  type Table,
  readMigrations,
  readSequences,
  readTables,
} from './backup-manifest.ts';

/** Readable for its owner only: it holds people's names and addresses. */
const OWNER_ONLY = { directory: 0o700, file: 0o600 } as const;

async function writeTable(client: PoolClient, folder: string, { name, columns }: Table): Promise<BackedUpTable> {
  const file = `${name.replaceAll('"', '')}.copy.gz`;
  const rows = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`));
  const hash = createHash('sha256');
  const hashed = new PassThrough();
  hashed.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(rows, createGzip(), hashed, createWriteStream(join(folder, file), { mode: OWNER_ONLY.file }));
  return { name, columns: [...columns], file, rows: rows.rowCount, sha256: hash.digest('hex') };
}

async function writeTables(client: PoolClient, folder: string): Promise<BackupManifest> {
  // One snapshot of all tables, while others go on writing.
  await client.query('begin isolation level repeatable read read only');
  await client.query('set local statement_timeout = 0');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  const migrations = await readMigrations(client);
  const tables: BackedUpTable[] = [];
  for (const table of await readTables(client)) tables.push(await writeTable(client, folder, table));
  // Read last, so that no sequence is lower than the rows need.
  const sequences = await readSequences(client);
  await client.query('commit');
  return { format: 1, taken: new Date().toISOString(), migrations, tables, sequences };
}

/**
 * Writes the whole database into a new folder, while the restaurant goes on. The folder gets its name when it is
 * complete.
 */
export async function takeBackup({ $lasting }: Database, folder: string): Promise<BackupManifest> {
  if (existsSync(folder))
    throw new StartupError(`${folder} gibt es schon: Nimm für jede Sicherung einen neuen Ordner.`);
  const draft = `${folder}.unfertig-${process.pid}`;
  const explain = (error: unknown) => asFileError(error, `${folder} lässt sich nicht schreiben`);
  await makeDirectory(draft, OWNER_ONLY.directory).catch((error: unknown) => {
    throw explain(error);
  });
  const client = await $lasting.connect();
  try {
    const manifest = await writeTables(client, draft);
    await writeFile(join(draft, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`, { mode: OWNER_ONLY.file });
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw explain(error);
  } finally {
    // Closing the connection rolls back an open transaction.
    client.release(true);
  }
}
