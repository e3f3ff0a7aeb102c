import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below what systems hand out by themselves, to who asks for any port and to who connects: Linux from 32768 on, others from 49152. */
const [FIRST, LAST] = [11_000, 32_000];
/** For each process of a test run; how many there are is said by the number of cores. */
const PORTS_PER_PROCESS = 250;
const PROCESSES = Math.floor((LAST - FIRST) / PORTS_PER_PROCESS);

const first = FIRST + (Number(process.env['VITEST_POOL_ID'] ?? 0) % PROCESSES) * PORTS_PER_PROCESS;
// Another run on this machine begins elsewhere.
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
 * A port on which nothing listens, and nobody else comes to listen before the caller does: neither the system nor another
 * process of the tests gives it away meanwhile, and this one not again soon.
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < PORTS_PER_PROCESS; tries += 1) {
    turn += 1;
    const port = first + (turn % PORTS_PER_PROCESS);
    if (await isFree(port)) return port;
  }
  throw new Error('All ports are taken.');
}
