import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChangelogEntry, changelogEntry } from '@ofenpost/core/changelog/changelog';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { localDate } from '@ofenpost/core/time/instant';
import { toInstant } from '@ofenpost/core/time/zurich';
import * as z from 'zod/mini';

/** The front matter between two lines of dashes, and the body. */
const FILE = /^---\n(?<head>[\s\S]*?\n)---\n(?<text>[\s\S]*)$/;
const LINE = /^(?<key>title|date|types|url): (?<value>.+)$/;
/** `[new, fixed]` */
const LIST = /^\[(?<items>[a-z]+(?:, [a-z]+)*)\]$/;

const frontMatter = z.object({
  title: z.string(),
  date: localDate,
  types: z.string().check(z.regex(LIST, 'Erwartet wird eine Liste wie [new, fixed].')),
  url: z.optional(z.string()),
});

/** The lines `key: value` of the front matter, in any order. */
function parseHead(head: string): Result<Record<string, string>, string> {
  const found = new Map<string, string>();
  for (const line of head.trimEnd().split('\n')) {
    const { key, value } = LINE.exec(line)?.groups ?? {};
    if (key === undefined || value === undefined) return err(`This is no title, date, types or url: ${line}`);
    if (found.has(key)) return err(`This key stands twice: ${key}`);
    found.set(key, value.trim());
  }
  return ok(Object.fromEntries(found));
}

const explain = (error: z.core.$ZodError): string =>
  error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');

/**
 * An entry from a file of docs/changelog: `name.md` with title, date (in Zurich), types and perhaps url between lines
 * of dashes, and markdown below. The error says what is wrong, for authors of entries.
 */
export function parseChangelogFile(name: string, content: string): Result<ChangelogEntry, string> {
  const { head, text } = FILE.exec(content.replaceAll('\r\n', '\n'))?.groups ?? {};
  if (head === undefined || text === undefined) return err('The file does not begin with a head between dashes.');
  const lines = parseHead(head);
  if (!lines.ok) return lines;
  const parsed = frontMatter.safeParse(lines.value);
  if (!parsed.success) return err(explain(parsed.error));
  const { date, types, ...rest } = parsed.data;
  const entry = changelogEntry.safeParse({
    ...rest,
    id: name.replace(/\.md$/, ''),
    publishedAt: toInstant(date, '00:00'),
    types: types.slice(1, -1).split(', '),
    markdownDetails: text.trim(),
  });
  return entry.success ? ok(entry.data) : err(explain(entry.error));
}

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
