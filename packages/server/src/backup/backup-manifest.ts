import * as z from 'zod/mini';

/** What one file of a backup holds. */
const backedUpTable = z.object({
  /** With its schema, quoted as SQL wants it. */
  name: z.string(),
  columns: z.array(z.string()),
  file: z.string(),
  rows: z.int(),
  /** Of the file, in hex. */
  sha256: z.string(),
});
export type BackedUpTable = z.infer<typeof backedUpTable>;

const sequence = z.object({ name: z.string(), lastValue: z.nullable(z.string()) });

/** `backup.json`: what is in the folder, written last. */
export const backupManifest = z.object({
  format: z.literal(1),
  taken: z.iso.datetime(),
  /** The hashes of the migrations that made the tables. */
  migrations: z.array(z.string()),
  /** In an order in which every row finds what it refers to. */
  tables: z.array(backedUpTable),
  sequences: z.array(sequence),
});
export type BackupManifest = z.infer<typeof backupManifest>;

export const MANIFEST_FILE = 'backup.json';
