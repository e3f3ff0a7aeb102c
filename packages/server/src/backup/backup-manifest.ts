import * as z from 'zod/mini';

/** The contents of one file of a backup. */
const backedUpTable = z.object({
  /** The table's name with its schema, quoted for SQL. */
  name: z.string(),
  columns: z.array(z.string()),
  file: z.string(),
  rows: z.int(),
  /** The SHA-256 of the file, in hex. */
  sha256: z.string(),
});
export type BackedUpTable = z.infer<typeof backedUpTable>;

const sequence = z.object({ name: z.string(), lastValue: z.nullable(z.string()) });

/** `backup.json`: the contents of the folder, written last. */
export const backupManifest = z.object({
  format: z.literal(1),
  taken: z.iso.datetime(),
  /** The hashes of the migrations that created the tables. */
  migrations: z.array(z.string()),
  /** In an order in which every row comes after those that it references. */
  tables: z.array(backedUpTable),
  sequences: z.array(sequence),
});
export type BackupManifest = z.infer<typeof backupManifest>;

export const MANIFEST_FILE = 'backup.json';
