import { join } from 'node:path';

/** The dump of a database that ran all 49 migrations of before 26 November 2026, made by `dump.main.ts`. */
export const OLD_DATABASE = join(import.meta.dirname, 'old-database.sql.gz');
