import { createOffsetClock } from '@ofenpost/adapters/clock/offset-clock';
import { createLatePorts } from '@ofenpost/adapters/container/late-ports';
import { createQueuedPorts } from '@ofenpost/adapters/container/queued-ports';
import { createRandomKeys } from '@ofenpost/adapters/random/random-key';
import { createLocalStorage } from '@ofenpost/adapters/storage/local-storage';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { followRoutes } from './app/follow-routes.ts';
import { logFailure } from './app/log-failure.ts';
import { hasServiceWorker, isKeptPage } from './app/page-facts.ts';
import { createAppRouter } from './app/router.tsx';
import { whenIdle } from './app/when-idle.ts';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const { origin } = location;
const { now, reporting } = document.documentElement.dataset;
const { ports: reportingPorts, open: openReporting } = createQueuedPorts();
addEventListener('error', ({ error, message }) => reportingPorts.errorReporting.report(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => reportingPorts.errorReporting.report(reason));

const direct = {
  clock: createOffsetClock(now ?? new Date().toISOString()),
  keyValue: createLocalStorage(),
  idempotencyKey: createRandomKeys(),
  ...reportingPorts,
};

/** The container and the HTTP client are loaded beside the page, not before it. */
const loadPorts = async () => {
  const [{ createBrowserPorts }, { createBrowserAppUpdate }] = await Promise.all([
    import('@ofenpost/adapters/container/container'),
    import('@ofenpost/adapters/service-worker/browser-app-update'),
  ]);
  return createBrowserPorts({ origin, direct, appUpdate: createBrowserAppUpdate(import.meta.url) });
};
const ports = createLatePorts(direct, loadPorts);

/** Without anybody to report to, nothing of it is loaded. */
async function startReporting(): Promise<void> {
  if (reporting === undefined) return openReporting(null);
  const { loadReporting } = await import('@ofenpost/adapters/container/reporting');
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.content;
  openReporting(await loadReporting({ targets: reporting, origin, nonce }));
}

const router = createAppRouter({
  ports,
  environment: 'browser',
  cookiePresent: true,
  origin,
  reporting,
  serviceWorker: hasServiceWorker,
});
followRoutes(router, direct);

// A page is kept once for all that stands behind its question mark; React then draws it anew, which is no failure.
const options = isKeptPage ? { onRecoverableError: () => {} } : {};
hydrateRoot(document, <RouterClient router={router} />, options);

whenIdle(() => {
  // So that the first tap need not wait.
  void loadPorts().catch(() => {});
  startReporting().catch(logFailure);
});
