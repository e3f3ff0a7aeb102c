import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../configuration/directory.ts';

const MIGRATIONS = join(PROJECT_ROOT, 'packages/server/migrations');

/**
 * Statements that would break a server of the previous version, which still runs beside the new one: see decision 0035.
 */
const BREAKING: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(table|column|view|type)\b/i, 'takes away what it reads'],
  [/\brename\b/i, 'takes away what it reads'],
  [/\balter\s+column\b[^;]*\btype\b/i, 'changes what it reads'],
  [/\bset\s+not\s+null\b|\bdrop\s+default\b/i, 'refuses what it writes'],
  [/\badd\s+constraint\b[^;]*\b(check|unique|exclude)\b|\bcreate\s+unique\s+index\b/i, 'may refuse what it writes'],
  [/\bcreate\s+(or\s+replace\s+)?(constraint\s+)?trigger\b/i, 'may refuse or change what it writes'],
  [/\badd\s+column\b(?![^;,]*\bdefault\b)(?![^;,]*\bgenerated\b)[^;,]*\bnot\s+null\b/i, 'refuses what it writes'],
];

/** What older servers run on has all of it already: decision 0051. */
const FIRST_STATE = '0000_first-state.sql';

/** Exceptions with their reasons, such as a column that no server has read for two releases. */
const ALLOWED: Readonly<Record<string, string>> = {
  '0001_order-changes.sql':
    'The triggers refuse less than those they replace, and the unique constraint too: old servers write neither a change of an order that has ended nor a second e-mail about one event.',
  '0003_order-edits.sql':
    'The triggers refuse less than those they replace: old servers neither edit an order nor take a line away.',
  '0016_promotions.sql':
    'The trigger also refuses a change of the promotion, a new column that old servers never write.',
  '0028_closed-accounts.sql':
    'The triggers mark accounts in a new column, and refuse to erase one that the books name: an old server says that this failed, and the account stays, which is what is wanted.',
  '0029_more-seals.sql':
    'The triggers only note rows in the queue of the seals, a new table; they neither refuse nor change what is written.',
};

/** The previous version does not know a table that the same migration creates. */
const isOfNewTable = (statement: string, sql: string): boolean => {
  const [, table] = /\b(?:alter\s+table|on)\s+"?(\w+)/i.exec(statement) ?? [];
  return table !== undefined && new RegExp(`\\bcreate\\s+table\\s+"?${table}\\b`, 'i').test(sql);
};

const dangersOf = (sql: string): readonly string[] =>
  sql
    .split('--> statement-breakpoint')
    .filter((statement) => !isOfNewTable(statement, sql))
    .flatMap((statement) =>
      BREAKING.filter(([pattern]) => pattern.test(statement)).map(([, why]) => `${statement.trim()}: ${why}`),
    );

describe('a migration lets servers of the version before go on', () => {
  const [first, ...files] = readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .toSorted();

  const dangersIn = (file: string) => dangersOf(readFileSync(join(MIGRATIONS, file), 'utf8'));

  it('whichever came since the first state', () => {
    expect(first).toBe(FIRST_STATE);
    const dangers = files
      .filter((file) => !(file in ALLOWED))
      .flatMap((file) => dangersIn(file).map((danger) => `${file}: ${danger}`));
    expect(dangers).toEqual([]);
  });

  it('names only migrations that are there and need it, each with a reason', () => {
    for (const [file, reason] of Object.entries(ALLOWED))
      expect([files.includes(file), reason.length > 20, dangersIn(file).length > 0]).toEqual([true, true, true]);
  });

  it.each([
    'ALTER TABLE "orders" DROP COLUMN "remark";',
    'DROP TABLE "orders";',
    'ALTER TABLE "orders" RENAME COLUMN "remark" TO "note";',
    'ALTER TABLE "orders" ALTER COLUMN "number" SET DATA TYPE bigint;',
    'ALTER TABLE "orders" ALTER COLUMN "remark" SET NOT NULL;',
    'ALTER TABLE "orders" ALTER COLUMN "remark" DROP DEFAULT;',
    'ALTER TABLE "orders" ADD COLUMN "remark" text NOT NULL;',
    'ALTER TABLE "orders" ADD CONSTRAINT "short" CHECK (length("remark") < 9);',
    'ALTER TABLE "orders" ADD CONSTRAINT "once" UNIQUE("remark");',
    'CREATE UNIQUE INDEX "once" ON "orders" USING btree ("remark");',
    'CREATE TRIGGER "looks" BEFORE UPDATE OF "remark" ON "orders" FOR EACH ROW EXECUTE FUNCTION "look"();',
    'CREATE TABLE "notes" ("id" uuid); --> statement-breakpoint CREATE UNIQUE INDEX "once" ON "orders" ("remark");',
  ])('not by %s', (statement) => {
    expect(dangersOf(statement)).toHaveLength(1);
  });

  it.each([
    'ALTER TABLE "orders" ADD COLUMN "remark" text;',
    `ALTER TABLE "orders" ADD COLUMN "remark" text DEFAULT '' NOT NULL;`,
    'CREATE TABLE "notes" ("id" uuid NOT NULL);',
    'ALTER TABLE "orders" DROP CONSTRAINT "orders_check";',
    'ALTER TABLE "orders" ALTER COLUMN "found" SET EXPRESSION AS (lower("remark"));',
    'CREATE INDEX "found" ON "orders" USING btree ("remark");',
    'ALTER TABLE "orders" ADD CONSTRAINT "of" FOREIGN KEY ("note") REFERENCES "notes"("id") ON DELETE cascade;',
    'CREATE TABLE "notes" ("id" uuid); --> statement-breakpoint CREATE UNIQUE INDEX "once" ON "notes" ("id");',
  ])('but by %s', (statement) => {
    expect(dangersOf(statement)).toEqual([]);
  });
});
