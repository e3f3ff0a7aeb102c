import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@ofenpost/core/random/seeded-random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Disturbance, connectionsCut, databaseRestarts, killed } from './disturbances.ts';
import { type House, openHouse } from './house.ts';
import { COUNTED_OVEN } from './oven.ts';
import { type OwnPostgres, openPostgres } from './own-postgres.ts';
import { type Round, runChaos } from './run-chaos.ts';

/** A short plan; `pnpm chaos` plays forty rounds against the built server, on its own disk. */
const PLAN = [
  { name: 'killed, counted', disturbance: killed, ovenCapacity: COUNTED_OVEN },
  { name: 'killed, any number', disturbance: killed, ovenCapacity: null },
  { name: 'database restarted, any number', disturbance: databaseRestarts, ovenCapacity: null },
  { name: 'connections cut, any number', disturbance: connectionsCut, ovenCapacity: null },
];
const SEED = 20_261_120;
const GUESTS = 4;

let folder: string;
let postgres: OwnPostgres;
let house: House;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ofenpost-chaos-'));
  postgres = await openPostgres(folder);
  house = await openHouse({ program: 'source', databaseUrl: postgres.url, dataDirectory: join(folder, 'data') });
  await house.start();
});
afterAll(async () => {
  await house.close();
  await postgres.stop('SIGQUIT');
  await rm(folder, { recursive: true, force: true });
});

const stage = () => ({ house, postgres, random: seededRandom(SEED) });
const faultsOf = (rounds: readonly Round[]) =>
  rounds.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));

// This test comes first: after an interruption e-mails may be sent twice, and after nothing none may.
it('finds fault with a disturbance that disturbs nobody', async () => {
  const nothing: Disturbance = { ...databaseRestarts, happen: () => Promise.resolve(0) };
  const plan = [{ name: 'nothing', disturbance: nothing, ovenCapacity: null }];
  const rounds = await runChaos({ stage: stage(), plan, guests: GUESTS });
  expect(faultsOf(rounds)).toEqual(['nothing: not shown: unavailable 0 of 1 at least']);
});

it('keeps every acknowledged order once, with its answer, its gift card, its slot and its e-mail', async () => {
  const rounds = await runChaos({ stage: stage(), plan: PLAN, guests: GUESTS });
  expect(faultsOf(rounds)).toEqual([]);
  expect(Math.min(...rounds.slice(0, PLAN.length).map(({ orders }) => orders))).toBeGreaterThanOrEqual(GUESTS);
});
