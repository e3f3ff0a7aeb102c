import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../testing/test-database.fixtures.ts';
import { tapsPerOrder } from './night-ledger.ts';
import { type Friday, playFriday } from './run-friday.ts';

/** A short evening; `pnpm friday` plays a whole one. */
const EVENING = { orders: 24, devices: 8, pauseMs: 1_000, awayMs: 1_500, seed: 20_261_120 };

let database: TestDatabase;
let friday: Friday;
let close = () => Promise.resolve();
beforeAll(async () => {
  database = await createTestDatabase();
  friday = await playFriday({ ...EVENING, database });
  ({ close } = friday);
});
afterAll(async () => {
  await close();
  await database.drop();
});

it('ends every order as its guests and staff meant it, with each tap once, whatever was cut or killed', () => {
  expect(friday.faults).toEqual([]);
  expect(friday.ledger.fates.size).toBe(EVENING.orders);
});

it('takes two taps at the desk, beside the choice of who drives', () => {
  expect(tapsPerOrder(friday.ledger)).toMatchObject({ desk: 2, given: 1 });
});

it('finds a tap that was lost, and one that was doubled', async () => {
  const { desk } = friday.ledger;
  const tap = desk.pop();
  if (tap === undefined) throw new Error('Nobody tapped.');
  expect(await friday.recount()).toHaveLength(1);
  desk.push(tap, { ...tap, what: 'another' });
  expect(await friday.recount()).toHaveLength(1);
});
