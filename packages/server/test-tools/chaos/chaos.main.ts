// `pnpm chaos`: guests order in a stream, while server, database, network, disk and clock fail. `--rounds 20` is how
// often the server is killed, half of them with a limited oven; `--seed 1` repeats the same moments, as far as a
// machine can; `--without-full-disk` is for users who are not root; `--neighbours` plays only the slow neighbours of
// the server, and `--beside receipts` only those of that name.
import 'temporal-polyfill/global';
import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { seededRandom } from '@ofenpost/core/random/seeded-random';
import {
  clockJumps,
  connectionsCut,
  databaseCrashes,
  databaseRestarts,
  diskFull,
  diskSlow,
  killed,
} from './disturbances.ts';
import { openHouse } from './house.ts';
import { NEIGHBOURS } from './neighbours.ts';
import { OVENS, ovenName } from './oven.ts';
import { openPostgres } from './own-postgres.ts';
import { type Plan, type Round, runChaos } from './run-chaos.ts';
import { type NeighbourRound, runNeighbours } from './run-neighbours.ts';
import { submitTwice } from './submit-twice.ts';

const run = promisify(execFile);
const GUESTS = 6;
const DISK = '600m';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    submits: { type: 'string', default: '10000' },
    seed: { type: 'string', default: `${Math.trunc(Math.random() * 1e9)}` },
    'without-full-disk': { type: 'boolean', default: false },
    neighbours: { type: 'boolean', default: false },
    beside: { type: 'string', default: '' },
  },
});

const ms = (time: number): string => `${Math.round(time)} ms`.padStart(8);
const neighbourRow = ({ name, quiet, beside, quietTicketMs, ticketMs, faults }: NeighbourRound): string =>
  [
    faults.length === 0 ? '✓' : '✗',
    name.padEnd(66),
    ...[quiet.median, beside.median, quiet.p95, beside.p95, quietTicketMs, ticketMs].map(ms),
    ...faults.map((fault) => `\n    ${fault}`),
  ].join(' ');

/** Plays all rounds; returns the number of faults. */
async function playNeighbours(): Promise<number> {
  const log = await open(join(tmpdir(), 'ofenpost-neighbours.log'), 'w');
  const neighbours = NEIGHBOURS.filter(({ name }) => name.includes(values.beside));
  console.log(`  ${'beside guests'.padEnd(66)}  median   beside      p95   beside   ticket   beside`);
  try {
    const rounds = await runNeighbours({
      log: log.fd,
      neighbours,
      reported: (round) => console.log(neighbourRow(round)),
    });
    const orders = rounds.reduce((sum, round) => sum + round.orders, 0);
    const faults = rounds.reduce((sum, round) => sum + round.faults.length, 0);
    console.log(`${rounds.length} neighbours, ${orders} orders beside them, ${faults} faults`);
    return faults;
  } finally {
    await log.close();
  }
}

const neighbourFaults = await playNeighbours();
if (values.neighbours || values.beside !== '') process.exit(neighbourFaults > 0 ? 1 : 0);

console.log(`seed ${values.seed}`);
const folder = await mkdtemp(join(tmpdir(), 'ofenpost-chaos-'));
const disk = await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]).then(
  () => folder,
  () => null,
);

type Step = Omit<Plan[number], 'ovenCapacity'>;
const times = (count: number, name: string, disturbance: Step['disturbance']): readonly Step[] =>
  Array.from({ length: count }, () => ({ name, disturbance }));

const kills = Math.ceil(Number(values.rounds) / OVENS.length);
const plan: Plan = OVENS.flatMap((ovenCapacity) =>
  [
    ...times(kills, 'server killed', killed),
    ...times(2, 'database restarted', databaseRestarts),
    ...times(2, 'database crashed', databaseCrashes),
    ...times(2, 'connections cut', connectionsCut),
    ...(ovenCapacity === null
      ? [...times(1, 'clock two hours ahead', clockJumps(120)), ...times(1, 'clock an hour back', clockJumps(-60))]
      : [...times(1, 'clock an hour ahead', clockJumps(60)), ...times(1, 'clock two hours back', clockJumps(-120))]),
    ...times(1, 'slow disk', diskSlow),
    ...(disk === null ? [] : times(1, 'full disk', diskFull(disk))),
  ].map((step) => ({ ...step, name: `${step.name}, ${ovenName(ovenCapacity)}`, ovenCapacity })),
);

const row = ({ name, orders, retries, unavailable, backAfterMs, faults }: Round): string =>
  [
    faults.length === 0 ? '✓' : '✗',
    name.padEnd(52),
    `${orders}`.padStart(6),
    `${retries}`.padStart(7),
    `${unavailable}`.padStart(5),
    `${backAfterMs} ms`.padStart(9),
    ...faults.map((fault) => `\n    ${fault}`),
  ].join(' ');

const postgres = await openPostgres(folder);
const log = await open(join(tmpdir(), `ofenpost-chaos-${values.seed}.log`), 'w');
const house = await openHouse({
  program: 'built',
  databaseUrl: postgres.url,
  dataDirectory: join(folder, 'data'),
  log: log.fd,
});
try {
  await house.start();
  console.log(`  ${'round'.padEnd(52)} orders retries   503      back`);
  const stage = { house, postgres, random: seededRandom(Number(values.seed)) };
  const rounds = [...(await runChaos({ stage, plan, guests: GUESTS }, (round) => console.log(row(round))))];
  if (disk === null && !values['without-full-disk']) {
    const fault = 'not shown: only root may give the database a small disk (--without-full-disk leaves it out)';
    const missing = { name: 'full disk', orders: 0, retries: 0, unavailable: 0, backAfterMs: 0, faults: [fault] };
    console.log(row(missing));
    rounds.push(missing);
  }
  for (const ovenCapacity of OVENS) {
    const submitted = await submitTwice(house, Number(values.submits) / OVENS.length, ovenCapacity);
    console.log(row(submitted));
    rounds.push(submitted);
  }
  const orders = rounds.reduce((sum, round) => sum + round.orders, 0);
  const faults = rounds.reduce((sum, round) => sum + round.faults.length, 0);
  console.log(`${rounds.length} rounds, ${orders} acknowledged orders, ${faults} faults, seed ${values.seed}`);
  process.exitCode = faults + neighbourFaults > 0 ? 1 : 0;
} finally {
  await house.close();
  await postgres.stop('SIGQUIT');
  await log.close();
  if (disk !== null) await run('umount', ['--lazy', disk]);
  await rm(folder, { recursive: true, force: true });
}
// Node 24 sometimes waited for ever for a handle of its own when it was left to end by itself.
process.exit();
