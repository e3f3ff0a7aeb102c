import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Server, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { findFreePort } from '../../test-tools/testing/free-port.fixtures.ts';
import { parseConfiguration } from '../configuration/configuration.ts';
import { PROJECT_ROOT } from '../configuration/directory.ts';
import { startPaymentSimulator, withSimulatorPort } from './payment-simulator.ts';

function configurationWith(environment: Record<string, string>) {
  const parsed = parseConfiguration(environment);
  if (!parsed.ok) throw new Error(parsed.error.join());
  return parsed.value;
}

async function takePort(): Promise<string> {
  const stranger: Server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  onTestFinished(() => void stranger.close());
  const address = stranger.address();
  return address === null || typeof address === 'string' ? '' : `${address.port}`;
}

it('takes another port when its own belongs to somebody else, and the shop asks there', async () => {
  const taken = await takePort();
  const said: string[] = [];
  const wanted = configurationWith({ PAYMENT_SIMULATOR_PORT: taken });
  const configuration = await withSimulatorPort(wanted, (line) => said.push(line));
  const { port, pathname, hostname } = new URL(configuration.saferpay?.baseUrl ?? '');
  expect([port === taken, hostname, pathname]).toEqual([false, '127.0.0.1', '/api']);
  expect(said).toEqual([`PAYMENT_SIMULATOR_PORT: ${taken} ist schon belegt. Der Simulator nimmt ${port}.\n`]);
});

it('leaves the port of the shop to the shop', async () => {
  const port = `${await findFreePort()}`;
  const wanted = configurationWith({ PORT: port, PAYMENT_SIMULATOR_PORT: port });
  const { saferpay } = await withSimulatorPort(wanted, () => {});
  expect(new URL(saferpay?.baseUrl ?? '').port).not.toBe(port);
});

it('keeps its port when nobody has it, and where nothing is simulated', async () => {
  const free = configurationWith({ PAYMENT_SIMULATOR_PORT: `${await findFreePort()}` });
  expect(await withSimulatorPort(free, () => {})).toBe(free);
  const none = configurationWith({ PAYMENT_PROVIDER: 'none' });
  expect(await withSimulatorPort(none, () => {})).toBe(none);
});

it('says in one line that its port is taken', async () => {
  const taken = await takePort();
  const main = join(PROJECT_ROOT, 'packages/payment-simulator/src/main.ts');
  const child = spawn(process.execPath, [main], { env: { PAYMENT_SIMULATOR_PORT: taken } });
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect([child.exitCode, said]).toEqual([1, `PAYMENT_SIMULATOR_PORT: ${taken} ist schon belegt.\n`]);
});

it('ends the shop when it cannot start', async () => {
  const taken = await takePort();
  const { failed, close } = startPaymentSimulator(configurationWith({ PAYMENT_SIMULATOR_PORT: taken }));
  await expect(failed).rejects.toMatchObject({ name: 'StartupError' });
  close();
});
