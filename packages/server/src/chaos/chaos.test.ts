import { afterAll, beforeAll, expect, it } from 'vitest';
import { DATA_DIRECTORY } from '../testing/test-data.fixtures.ts';
import { type TestDatabase, createTestDatabase } from '../testing/test-database.fixtures.ts';
import { connectionsCut, killed } from './disturbances.ts';
import { type House, openHouse } from './house.ts';
import { COUNTED_OVEN } from './oven.ts';
import { seededRandom } from './random.ts';
import { runChaos } from './run-chaos.ts';

/** `pnpm chaos` plays forty rounds against the built server, with a database and a disk of its own. */
const PLAN = [
  { name: 'killed, counted', disturbance: killed, ovenCapacity: COUNTED_OVEN },
  { name: 'killed, any number', disturbance: killed, ovenCapacity: null },
  { name: 'connections cut, any number', disturbance: connectionsCut, ovenCapacity: null },
];
const SEED = 20_261_120;
const GUESTS = 4;

let database: TestDatabase;
let house: House;
beforeAll(async () => {
  database = await createTestDatabase();
  house = await openHouse({
    program: 'source',
    databaseUrl: () => database.url,
    dataDirectory: process.env[DATA_DIRECTORY] ?? '',
  });
  await house.start();
});
afterAll(async () => {
  await house.close();
  await database.drop();
});

it('keeps every acknowledged order once, with its answer, its gift card, its slot and its e-mail', async () => {
  const stage = { house, postgres: null, disk: null, random: seededRandom(SEED) };
  const rounds = await runChaos({ stage, plan: PLAN, guests: GUESTS });
  expect(rounds.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([]);
  expect(Math.min(...rounds.slice(0, PLAN.length).map(({ orders }) => orders))).toBeGreaterThanOrEqual(GUESTS);
});
