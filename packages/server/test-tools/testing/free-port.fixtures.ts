import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ephemeral ports of systems: Linux uses them from 32768 on, others from 49152. */
const [FIRST, LAST] = [11_000, 32_000];
/** Ports for each process of a test run; the number of processes follows from the number of cores. */
const PORTS_PER_PROCESS = 250;
const PROCESSES = Math.floor((LAST - FIRST) / PORTS_PER_PROCESS);

const first = FIRST + (Number(process.env['VITEST_POOL_ID'] ?? 0) % PROCESSES) * PORTS_PER_PROCESS;
// Another run on this machine begins at another port.
let turn = process.pid;

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    const listening = once(server, 'listening');
    server.listen(port);
    await listening;
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/**
 * A port on which nothing listens until the caller does: neither the system nor another test process hands it out
 * meanwhile, and this process not again soon.
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < PORTS_PER_PROCESS; tries += 1) {
    turn += 1;
    const port = first + (turn % PORTS_PER_PROCESS);
    if (await isFree(port)) return port;
  }
  throw new Error('All ports are taken.');
}
