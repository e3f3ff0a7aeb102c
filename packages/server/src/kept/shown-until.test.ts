import { expect, it } from 'vitest';
import { loadShopContent } from '../content/shop-content.ts';
import { openDatabase } from '../database/database.ts';
import { createTestDatabase } from '../testing/test-database.fixtures.ts';
import { TEST_NOW } from '../testing/test-now.fixtures.ts';
import { shownUntil } from './shown-until.ts';

it('is the next minute, or what ends before it', async () => {
  const testDatabase = await createTestDatabase();
  const database = openDatabase(testDatabase.url, () => {});
  const after = (milliseconds: number) => new Date(Date.parse(TEST_NOW) + milliseconds).toISOString();
  const content = await loadShopContent(database, TEST_NOW);
  expect(shownUntil(content, after(0))).toBe(after(60_000));
  expect(shownUntil(content, after(59_999))).toBe(after(60_000));
  await testDatabase.query('update products set sold_out_until = $1 where position = 1', [after(20_500)]);
  const soldOut = await loadShopContent(database, TEST_NOW);
  expect(shownUntil(soldOut, after(0))).toBe(after(20_500));
  expect(shownUntil(soldOut, after(20_500))).toBe(after(60_000));
  await database.close();
  await testDatabase.drop();
});
