import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';
import { PROJECT_ROOT } from '../configuration/directory.ts';

const MIGRATIONS = join(PROJECT_ROOT, 'packages/server/migrations');
const TABLES = ['products', 'menus', 'pizza_offers'] as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('takes what was on the menu as a voucher off it, and lets nothing be one again', async () => {
  for (const table of TABLES) {
    await database.query(`alter table ${table} drop constraint vouchers_are_gift_cards`);
    await database.query(`update ${table} set vat_class = 'voucher'`);
  }
  const files = await readdir(MIGRATIONS);
  const migration = files.find((file) => file.endsWith('vouchers-are-gift-cards.sql')) ?? '';
  await database.query(await readFile(join(MIGRATIONS, migration), 'utf8'));
  const onSale = await Promise.all(
    [
      `select vat_class from products where available or vat_class <> 'standard'`,
      `select vat_class from pizza_offers where available or vat_class <> 'standard'`,
      `select vat_class from menus where valid_to >= (now() at time zone 'Europe/Zurich')::date or valid_from > valid_to or vat_class <> 'standard'`,
    ].map((query) => database.query(query)),
  );
  expect(onSale).toEqual([[], [], []]);
  for (const table of TABLES)
    await expect(database.query(`update ${table} set vat_class = 'voucher'`)).rejects.toThrow(
      'vouchers_are_gift_cards',
    );
});
