import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChangelogEntry } from '@ofenpost/core/changelog/changelog';
import { parseChangelogFile } from './parse-changelog-file.ts';

/** Receives the problems of files. */
type Log = { error(details: object, message: string): void };

/** The entries of this release. */
export type ChangelogFiles = { read(): Promise<readonly ChangelogEntry[]> };

/** Reads `*.md` of a folder once. A file that cannot be read is left out and logged: it must not stop the shop. */
export function createChangelogFiles(directory: string, log: Log): ChangelogFiles {
  async function readEntry(file: string): Promise<ChangelogEntry[]> {
    const entry = parseChangelogFile(file, await readFile(join(directory, file), 'utf8'));
    if (entry.ok) return [entry.value];
    log.error({ file, reason: entry.error }, 'cannot read a changelog entry');
    return [];
  }
  async function readAll(): Promise<readonly ChangelogEntry[]> {
    try {
      const files = (await readdir(directory)).filter((file) => file.endsWith('.md'));
      return (await Promise.all(files.map(readEntry))).flat();
    } catch (error) {
      log.error({ err: error }, 'cannot read the changelog');
      return [];
    }
  }
  let entries: Promise<readonly ChangelogEntry[]> | undefined;
  return { read: () => (entries ??= readAll()) };
}
