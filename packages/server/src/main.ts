import 'temporal-polyfill/global';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfiguration } from './configuration/configuration.ts';
import { PROJECT_ROOT } from './configuration/directory.ts';
import { startPaymentSimulator, withSimulatorPort } from './host/payment-simulator.ts';
import { announce, runUntilStopped } from './host/run-until-stopped.ts';
import { startServer } from './host/start-server.ts';
import { readAssets, staticFilesPart } from './http/built-web.ts';
import type { WebPackage } from './http/web-package.ts';
import { openLogDestination } from './logging/log-destination.ts';
import { createLogger } from './logging/logger.ts';
import { createSteeredClock } from './time/steered-clock.ts';

const CLIENT = join(PROJECT_ROOT, 'dist/client');

/** Cached, since every page needs it, and even an import of a loaded module takes time. */
let web: ReturnType<WebPackage['load']> | undefined;

await runUntilStopped(async () => {
  const configuration = await withSimulatorPort(readConfiguration());
  const isSteered = configuration.environment !== 'production' && process.channel !== undefined;
  const server = await startServer({
    configuration,
    log: createLogger(configuration.environment, openLogDestination()),
    ...(isSteered && { clock: createSteeredClock(configuration.clockStart, process) }),
    openSite: async () => ({
      web: { load: () => (web ??= import('@ofenpost/web/entry-server')), assets: readAssets(CLIENT) },
      worker: await readFile(join(CLIENT, 'service-worker.js'), 'utf8'),
      files: await staticFilesPart(CLIENT),
      drawsAhead: true,
    }),
  });
  const simulator = startPaymentSimulator(configuration);
  announce(configuration);
  return {
    failed: Promise.race([server.failed, simulator.failed]),
    close: async () => {
      await server.close();
      simulator.close();
    },
  };
});
