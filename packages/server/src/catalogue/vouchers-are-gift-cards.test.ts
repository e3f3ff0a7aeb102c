import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../test-tools/testing/test-database.fixtures.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it.each(['products', 'menus', 'pizza_offers'])(
  'the database lets nothing in %s be sold as a voucher',
  async (table) => {
    expect(await database.query(`select from ${table}`)).not.toEqual([]);
    await expect(database.query(`update ${table} set vat_class = 'voucher'`)).rejects.toThrow(
      'vouchers_are_gift_cards',
    );
  },
);
