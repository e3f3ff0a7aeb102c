import { folded, nameWords, spellings } from '@ofenpost/core/text/search-words';
import { type SQL, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { nameWordsOf, sortedText } from './list-query.ts';

const WANTED = /[\p{Script=Latin}\p{M}\p{P}\p{Z}\p{DI}\p{Sk}\p{Nd}]/u;
const FOLDED_BY_HAND = Array.from('ßẞøØłŁđĐðÐæÆœŒþÞıIİäöüÄÖÜ');
const ORDINARY = Array.from('abcXYZ \n-_%\'"\\eeeaou');
const NUMBERS = Array.from('0041+41 78/()._-123');

let database: TestDatabase;
let opened: Database;
let wanted: readonly string[];
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openDatabase(database.url, () => {});
  const codes = [...Array.from({ length: 0x1_10_00 }, (_, code) => code), 0x1_d1_73, 0xe_00_01, 0xe_01_00, 0xe_0f_ff];
  const all = codes.slice(1).map((code) => String.fromCodePoint(code));
  const some = all.filter((character) => WANTED.test(character));
  // Node may have a newer version of Unicode than the database.
  const known = await ask(sql`unicode_assigned(name) as is_known`, some);
  wanted = some.filter((character, index) => known[index]?.is_known === true || /\p{DI}/u.test(character));
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

/** Evaluates SQL for all texts at once, in a database whose locale knows lower case for ASCII only. */
async function ask(question: SQL, texts: readonly string[]): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await opened.execute(
    sql`select ${question} from (
        select value collate "C" as name, ordinality
        from json_array_elements_text(${JSON.stringify(texts)}::json) with ordinality
      ) order by ordinality`,
  );
  return rows;
}

async function expectAlike(texts: readonly string[]): Promise<void> {
  const words = sql`(select coalesce(json_agg(word order by word collate "C"), '[]') from unnest(tsvector_to_array(${nameWordsOf('name')})) as word)`;
  const question = sql`search_spellings(name) as searched, ${sortedText(sql.raw('name'))} as sorted, ${words} as words`;
  const inCore = texts.map((text) => ({
    searched: spellings(text).join('\n'),
    sorted: folded(text),
    words: [...new Set(nameWords(text))].toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
  }));
  expect(await ask(question, texts)).toEqual(inCore);
}

it('forms each letter and each mark as core does', async () => {
  expect(wanted.length).toBeGreaterThan(3000);
  await expectAlike(wanted);
});

it('forms texts as core does', async () => {
  const character = fc.oneof(...[wanted, FOLDED_BY_HAND, ORDINARY, NUMBERS].map((some) => fc.constantFrom(...some)));
  const texts = fc.array(fc.string({ unit: character }), { minLength: 50, maxLength: 50 });
  await fc.assert(fc.asyncProperty(texts, expectAlike));
});

it('forms phone numbers as core does', async () => {
  const number = fc.string({ unit: fc.constantFrom(...NUMBERS), maxLength: 24 });
  const swiss = fc
    .tuple(
      fc.constantFrom('0', '+41', '0041 ', '41 ', '+41 (0)', '(0', 'Tel.0', '1 0'),
      fc.stringMatching(/^[1-9]\d{7,9}$/),
      fc.constantFrom('', ' ', '.', '/', ') ', '-', '\u00a0'),
    )
    .map(([start, digits, between]) => start + digits.replace(/(..)(...)(..)/, ['$1', '$2', '$3', ''].join(between)));
  const texts = fc.array(fc.oneof(number, swiss), { minLength: 50, maxLength: 50 });
  await fc.assert(fc.asyncProperty(texts, expectAlike));
});
