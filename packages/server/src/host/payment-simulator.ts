import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import { PROJECT_ROOT } from '../configuration/directory.ts';
import { hasCode, StartupError } from '../configuration/error.ts';

/** The source runs as it is; the build has the program beside the server's. */
const MAIN = join(
  PROJECT_ROOT,
  import.meta.url.endsWith('.ts') ? 'packages/payment-simulator/src/main.ts' : 'dist/server/payment-simulator.js',
);

/** The port if nobody listens on it, else a free one. */
async function freePortNear(port: number): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    if (!hasCode(error, 'EADDRINUSE', 'EACCES')) throw error;
    return await freePortNear(0);
  } finally {
    server.close();
  }
}

/**
 * The configuration with a port for the simulator on which nobody else listens: payments must not go to another copy of
 * the shop, whose simulator takes the same login.
 */
export async function withSimulatorPort(
  configuration: Configuration,
  say: (line: string) => void = (line) => void process.stderr.write(line),
): Promise<Configuration> {
  const { simulatesPayments, saferpay, port, metricsPort } = configuration;
  if (!simulatesPayments || saferpay === null) return configuration;
  const url = new URL(saferpay.baseUrl);
  const wanted = Number(url.port);
  const free = await freePortNear([port, metricsPort].includes(wanted) ? 0 : wanted);
  if (free === wanted) return configuration;
  say(`PAYMENT_SIMULATOR_PORT: ${wanted} ist schon belegt. Der Simulator nimmt ${free}.\n`);
  url.port = `${free}`;
  return { ...configuration, saferpay: { ...saferpay, baseUrl: String(url) } };
}

type RunningSimulator = {
  /** Rejects when it cannot start or go on, and resolves never. */
  readonly failed: Promise<never>;
  close(): void;
};

/**
 * Starts the payment simulator as a process of its own, where the configuration asks for it: never in production. It
 * ends with this process, whatever ends this one.
 */
export function startPaymentSimulator(configuration: Configuration): RunningSimulator {
  const { simulatesPayments, saferpay, dataDirectory, environment } = configuration;
  const failure = Promise.withResolvers<never>();
  // Whoever does not ask is not ended by it.
  failure.promise.catch(() => {});
  if (!simulatesPayments || saferpay === null) return { failed: failure.promise, close: () => {} };
  const child: ChildProcess = spawn(process.execPath, [MAIN, '--with-parent'], {
    env: {
      APP_ENV: environment,
      DATA_DIR: dataDirectory,
      PAYMENT_SIMULATOR_PORT: new URL(saferpay.baseUrl).port,
    },
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.on('error', () => {});
  child.on('exit', (code) => {
    // One that was told to end by a signal has no code.
    if (code !== null && code > 0) failure.reject(new StartupError('Der Simulator der Zahlungen läuft nicht.'));
  });
  return { failed: failure.promise, close: () => void child.kill() };
}
