import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { TEST_NOW } from '../../test-tools/testing/test-now.fixtures.ts';
import { openDatabase } from '../database/database.ts';
import { expiresAt, sameSince } from './expires-at.ts';
import { loadStorefront } from './storefront.ts';

it('begins and ends with a minute, or with what ends in between', async () => {
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.url, () => {});
  const after = (milliseconds: number) => new Date(Date.parse(TEST_NOW) + milliseconds).toISOString();
  const content = await loadStorefront(database, TEST_NOW);
  expect(expiresAt(content, after(0))).toBe(after(60_000));
  expect(expiresAt(content, after(59_999))).toBe(after(60_000));
  await testDatabase.query('update products set sold_out_until = $1 where position = 1', [after(20_500)]);
  const soldOut = await loadStorefront(database, TEST_NOW);
  expect(expiresAt(soldOut, after(0))).toBe(after(20_500));
  expect(expiresAt(soldOut, after(20_500))).toBe(after(60_000));
  expect(sameSince(soldOut, after(20_499))).toBe(after(0));
  expect(sameSince(soldOut, after(20_500))).toBe(after(20_500));
  expect(sameSince(soldOut, after(59_999))).toBe(after(20_500));
  expect(sameSince(soldOut, after(60_000))).toBe(after(60_000));
  await database.close();
  await testDatabase.drop();
});
