// `pnpm friday`: a Friday night in fast-forward. Guests order, two desks, a kitchen and two couriers work, networks are
// cut and a server is killed; at the end every order and every tap is counted. `--orders 120` is how many; `--seed 1`
// decides as in an earlier run, as far as a machine can.
import 'temporal-polyfill/global';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setup } from '../testing/postgres.fixtures.ts';
import { createTestDatabase } from '../testing/test-database.fixtures.ts';
import { tapsPerOrder } from './night-ledger.ts';
import { type Friday, playFriday } from './run-friday.ts';

const SECOND_MS = 1_000;

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '120' },
    seed: { type: 'string', default: `${Math.trunc(Math.random() * 1e9)}` },
  },
});

console.log(`seed ${values.seed}`);
const stopPostgres = await setup();
const database = await createTestDatabase();
const log = await open(join(tmpdir(), `ofenpost-friday-${values.seed}.log`), 'w');
const start = performance.now();
let friday: Friday | undefined;
try {
  friday = await playFriday({
    database,
    log: log.fd,
    orders: Number(values.orders),
    seed: Number(values.seed),
    devices: 16,
    pauseMs: 6 * SECOND_MS,
    awayMs: 5 * SECOND_MS,
  });
  const { ledger, faults } = friday;
  const { fates, desk, kitchen, courier, waited, refusedAtDesk, refusedInKitchen } = ledger;
  const ends = Map.groupBy(fates.values(), ({ fate }) => fate);
  const per = tapsPerOrder(ledger);
  const seconds = Math.round((performance.now() - start) / SECOND_MS);
  const rows = [
    `${fates.size} orders in ${seconds} seconds: ${[...ends].map(([fate, each]) => `${each.length} ${fate}`).join(', ')}`,
    `taps: ${desk.length} at the desks, ${kitchen.length} in the kitchen, ${courier.length} of couriers`,
    `waited at once for a network: ${[...waited].map(([device, count]) => `${count} at ${device}`).join(', ')}`,
    `too late: ${refusedAtDesk.length} at the desks, where the other was quicker; ${refusedInKitchen.length} in the kitchen`,
    `a delivered order: ${per.desk} taps at the desk and ${per.given} choice of who drives, ${per.kitchen.toFixed(1)} in the kitchen, ${per.courier.toFixed(1)} of its courier`,
    ...faults.map((fault) => `✗ ${fault}`),
    `${faults.length} faults, seed ${values.seed}`,
  ];
  console.log(rows.join('\n'));
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await friday?.close();
  await database.drop();
  await stopPostgres();
  await log.close();
}
process.exit();
