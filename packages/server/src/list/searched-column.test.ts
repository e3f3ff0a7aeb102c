import { folded, spellings } from '@ofenpost/core/text/search-words';
import { type SQL, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { type TestDatabase, createTestDatabase } from '../testing/test-database.fixtures.ts';
import { searchedText, sortedText } from './searched-column.ts';

const LATIN_OR_MARK = /\p{Script=Latin}|\p{M}/u;
const FOLDED_BY_HAND = Array.from('ßẞøØłŁđĐðÐæÆœŒþÞıIİäöüÄÖÜ');
const ORDINARY = Array.from('abcXYZ \n-_%\'"\\');

let database: TestDatabase;
let opened: Database;
let latinAndMarks: readonly string[];
beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  opened = openDatabase(database.url, () => {});
  const all = Array.from({ length: 0x1_10_00 }, (_, code) => String.fromCodePoint(code));
  const wanted = all.filter((character) => LATIN_OR_MARK.test(character));
  // Node may know a newer Unicode than the database.
  const known = await ask(sql`unicode_assigned(name) as is_known`, wanted);
  latinAndMarks = wanted.filter((_, index) => known[index]?.is_known === true);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

/** Asks the database the same of all texts at once, as one whose locale has small letters for ASCII alone. */
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
  const question = sql`${searchedText('name')} as searched, ${sortedText(sql.raw('name'))} as sorted`;
  const inCore = texts.map((text) => ({ searched: spellings(text).join('\n'), sorted: folded(text) }));
  expect(await ask(question, texts)).toEqual(inCore);
}

it('folds each letter and each mark as core does', async () => {
  expect(latinAndMarks.length).toBeGreaterThan(2500);
  await expectAlike(latinAndMarks);
});

it('folds texts as core does', async () => {
  const character = fc.oneof(...[latinAndMarks, FOLDED_BY_HAND, ORDINARY].map((some) => fc.constantFrom(...some)));
  const texts = fc.array(fc.string({ unit: character }), { minLength: 50, maxLength: 50 });
  await fc.assert(fc.asyncProperty(texts, expectAlike));
});
