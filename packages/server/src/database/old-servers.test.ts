import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../configuration/project-root.ts';

const MIGRATIONS = join(PROJECT_ROOT, 'packages/server/migrations');

/** What a server of the version before would fall over, while it still runs beside the new one: see decision 0034. */
const BREAKING: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(table|column|view|type)\b/i, 'takes away what it reads'],
  [/\brename\b/i, 'takes away what it reads'],
  [/\balter\s+column\b[^;]*\btype\b/i, 'changes what it reads'],
  [/\bset\s+not\s+null\b|\bdrop\s+default\b/i, 'refuses what it writes'],
  [/\badd\s+column\b(?![^;,]*\bdefault\b)(?![^;,]*\bgenerated\b)[^;,]*\bnot\s+null\b/i, 'refuses what it writes'],
];

/** With these the first release began, so no older server ran beside them. */
const LAST_BEFORE_RELEASE = '0028_gift-cards-before-the-books.sql';

/** Later migrations that may nevertheless, with the reason, such as that no server reads the column since two releases. */
const ALLOWED: Readonly<Record<string, string>> = {};

const dangersOf = (sql: string): readonly string[] =>
  sql
    .split('--> statement-breakpoint')
    .flatMap((statement) =>
      BREAKING.filter(([pattern]) => pattern.test(statement)).map(([, why]) => `${statement.trim()}: ${why}`),
    );

describe('a migration lets servers of the version before go on', () => {
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql') && file > LAST_BEFORE_RELEASE);

  it('whichever came since the first release', () => {
    const dangers = files
      .filter((file) => !(file in ALLOWED))
      .flatMap((file) => dangersOf(readFileSync(join(MIGRATIONS, file), 'utf8')).map((danger) => `${file}: ${danger}`));
    expect(dangers).toEqual([]);
  });

  it('names only migrations that are there, each with a reason', () => {
    for (const [file, reason] of Object.entries(ALLOWED))
      expect([files.includes(file), reason.length > 20]).toEqual([true, true]);
  });

  it.each([
    'ALTER TABLE "orders" DROP COLUMN "remark";',
    'DROP TABLE "orders";',
    'ALTER TABLE "orders" RENAME COLUMN "remark" TO "note";',
    'ALTER TABLE "orders" ALTER COLUMN "number" SET DATA TYPE bigint;',
    'ALTER TABLE "orders" ALTER COLUMN "remark" SET NOT NULL;',
    'ALTER TABLE "orders" ALTER COLUMN "remark" DROP DEFAULT;',
    'ALTER TABLE "orders" ADD COLUMN "remark" text NOT NULL;',
  ])('not by %s', (statement) => {
    expect(dangersOf(statement)).toHaveLength(1);
  });

  it.each([
    'ALTER TABLE "orders" ADD COLUMN "remark" text;',
    `ALTER TABLE "orders" ADD COLUMN "remark" text DEFAULT '' NOT NULL;`,
    'CREATE TABLE "notes" ("id" uuid NOT NULL);',
    'ALTER TABLE "orders" DROP CONSTRAINT "orders_check";',
  ])('but by %s', (statement) => {
    expect(dangersOf(statement)).toEqual([]);
  });
});
