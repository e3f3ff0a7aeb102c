import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import { PROJECT_ROOT } from '../configuration/directory.ts';

/** The source runs as it is; the build has the program beside the server's. */
const MAIN = join(
  PROJECT_ROOT,
  import.meta.url.endsWith('.ts') ? 'packages/payment-simulator/src/main.ts' : 'dist/server/payment-simulator.js',
);

/**
 * Starts the payment simulator as a process of its own, where the configuration asks for it: never in production. It
 * ends with this process, whatever ends this one.
 */
export function startPaymentSimulator(configuration: Configuration): { close(): void } {
  const { simulatesPayments, saferpay, dataDirectory, environment } = configuration;
  if (!simulatesPayments || saferpay === null) return { close: () => {} };
  const child: ChildProcess = spawn(process.execPath, [MAIN, '--with-parent'], {
    env: {
      APP_ENV: environment,
      DATA_DIR: dataDirectory,
      PAYMENT_SIMULATOR_PORT: new URL(saferpay.baseUrl).port,
    },
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  child.on('error', () => {});
  return { close: () => void child.kill() };
}
