import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export const OLD_DATABASE = join(import.meta.dirname, 'old-database.sql.gz');

/** The dump of a database that ran all 49 migrations up to 26 November 2026, made by `dump.main.ts`. */
export const readOldDatabase = async (): Promise<string> => gunzipSync(await readFile(OLD_DATABASE)).toString();
