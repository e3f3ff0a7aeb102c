import 'temporal-polyfill/global';
import { join } from 'node:path';
import { type ViteDevServer, createServer, isRunnableDevEnvironment } from 'vite';
import { type Configuration, readConfiguration } from './configuration/configuration.ts';
import { PROJECT_ROOT } from './configuration/directory.ts';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { startPaymentSimulator, withSimulatorPort } from './host/payment-simulator.ts';
import { announce, runUntilStopped } from './host/run-until-stopped.ts';
import type * as serverModule from './host/start-server.ts';

const RESTART_AFTER_MS = 100;

const source = (path: string): string => join(PROJECT_ROOT, 'packages', path);
/** Vite serves these modules to the browser, and server rendering loads them at each request. */
const WEB = source('web/src');
const PACKAGES = source('');

/** Starts the server from its current sources, loaded by Vite. */
async function startFromSources(
  vite: ViteDevServer,
  configuration: Configuration,
): Promise<serverModule.RunningServer> {
  const { ssr } = vite.environments;
  if (ssr === undefined || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server.');
  const { startServer }: typeof serverModule = await ssr.runner.import(source('server/src/host/start-server.ts'));
  return startServer({
    configuration,
    openSite: () => ({
      web: {
        load: () => ssr.runner.import(source('web/src/entry-server.tsx')),
        assets: {
          styles: [],
          filesOf: () => ({ styles: [], run: ['/@vite/client', '/@id/virtual:development-entry'], imported: [] }),
        },
      },
      worker: null,
      files: () => {},
      hotReload: true,
      wrap: (listener) => (request, response) => {
        vite.middlewares(request, response, () => {
          listener(request, response);
        });
      },
    }),
  });
}

/** One process: browser modules are replaced while they run, and the server restarts when its own modules change. */
async function develop(configuration: Configuration): Promise<serverModule.RunningServer> {
  const simulator = startPaymentSimulator(configuration);
  const vite = await createServer({
    configFile: join(PROJECT_ROOT, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true },
  });
  let server = startFromSources(vite, configuration);
  await server;
  announce(configuration);

  const stop = async (running: Promise<serverModule.RunningServer>): Promise<void> => {
    const started = await running.catch(() => null);
    await started?.close();
  };
  let timer: NodeJS.Timeout | undefined;
  vite.watcher.on('change', (file) => {
    if (!file.startsWith(PACKAGES) || file.startsWith(WEB)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      server = stop(server).then(() => startFromSources(vite, configuration));
      server.catch((error: unknown) => vite.config.logger.error(`Der Server startet nicht: ${String(error)}`));
    }, RESTART_AFTER_MS);
  });

  return {
    // The database is the caller's.
    failed: simulator.failed,
    close: async () => {
      clearTimeout(timer);
      await vite.close();
      await stop(server);
      simulator.close();
    },
  };
}

await runUntilStopped(async () => {
  const configuration = await withSimulatorPort(readConfiguration());
  if (configuration.databaseUrl !== null) return develop(configuration);
  // Vite outlives the servers that are restarted.
  const embedded = await startEmbeddedPostgres(configuration);
  const failed = embedded.restartWhenEnded(() =>
    process.stderr.write('Die eingebaute Datenbank wird neu gestartet.\n'),
  );
  try {
    const development = await develop({ ...configuration, databaseUrl: embedded.url });
    return {
      failed: Promise.race([failed, development.failed]),
      close: async () => {
        embedded.expectEnd();
        await development.close();
        await embedded.stop();
      },
    };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
});
