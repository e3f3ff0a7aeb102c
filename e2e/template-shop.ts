import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { CLOCK_START } from './clock-start.ts';
import { DATABASES, TEMPLATE_DATA, createShop } from './shop.ts';

const HOST = join(import.meta.dirname, '../packages/server/test-tools/testing/shop-databases-host.fixtures.ts');

type Databases = { readonly template: string; readonly address: string };

/** Starts the PostgreSQL of all shops, as a process of its own, because workers come and go. */
async function startDatabases(): Promise<Databases & { readonly host: ChildProcess }> {
  const host = spawn(process.execPath, [HOST], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(host, 'exit').then(() => {
    throw new Error('The PostgreSQL of the shops ended before it was ready.');
  });
  const [databases] = (await Promise.race([once(host, 'message'), ended])) as [Databases];
  ended.catch(() => {});
  return { ...databases, host };
}

/**
 * Starts a shop once, as `pnpm start` does, in the morning of the day on which all tests play: every shop of the tests
 * begins with a copy of its data, and uses this build.
 */
export default async function openOnce(): Promise<() => Promise<void>> {
  const { template, address, host } = await startDatabases();
  const shop = await createShop({ program: 'start', databaseUrl: template });
  await shop.start(CLOCK_START.openingLater);
  await shop.stop('SIGINT');
  process.env[TEMPLATE_DATA] = shop.dataDirectory;
  process.env[DATABASES] = address;
  return async () => {
    await shop.close();
    const ended = once(host, 'exit');
    host.disconnect();
    await ended;
  };
}
