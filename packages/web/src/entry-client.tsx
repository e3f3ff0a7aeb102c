import { createOffsetClock } from '@ofenpost/adapters/clock/offset-clock';
import { createQueuedPorts } from '@ofenpost/adapters/container/buffered-ports';
import { createLazyPorts } from '@ofenpost/adapters/container/lazy-ports';
import { createRandomKeys } from '@ofenpost/adapters/random/random-key';
import { createLocalStorage } from '@ofenpost/adapters/storage/local-storage';
import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ignoreComposingKeys } from './app/composing-keys.ts';
import { followRoutes } from './app/follow-routes.ts';
import { whenIdle } from './app/idle-time.ts';
import { logFailure } from './app/log-failure.ts';
import { hasServiceWorker, isCachedPage, pageNonce, sentAt } from './app/page-meta.ts';
import { createAppRouter } from './app/router.tsx';
import { followTranslator } from './app/translated-texts.ts';
import { guardText } from './app/trusted-types.ts';
import { yieldToMain } from './app/yield-to-main.ts';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

guardText();
ignoreComposingKeys(window);
followTranslator();

const { origin } = location;
const { reporting } = document.documentElement.dataset;
const { ports: reportingPorts, open: openReporting } = createQueuedPorts();
addEventListener('error', ({ error, message }) => reportingPorts.errorReporting.report(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => reportingPorts.errorReporting.report(reason));

const direct = {
  clock: createOffsetClock(sentAt ?? new Date().toISOString()),
  keyValue: createLocalStorage(),
  idempotencyKey: createRandomKeys(),
  ...reportingPorts,
};

/** The container and the HTTP client are loaded beside the page, not before it, each in a task of its own. */
const loadPorts = async () => {
  await import('@ofenpost/adapters/http/api-client');
  await yieldToMain();
  const [{ createBrowserPorts }, { createBrowserAppUpdate }, { sharedAmongTabs }] = await Promise.all([
    import('@ofenpost/adapters/container/container'),
    import('@ofenpost/adapters/service-worker/browser-app-update'),
    import('@ofenpost/adapters/tabs/shared-ports'),
  ]);
  await yieldToMain();
  const appUpdate = createBrowserAppUpdate(import.meta.url);
  return createBrowserPorts({ origin, direct, appUpdate, shareAmongTabs: sharedAmongTabs });
};
const ports = createLazyPorts(direct, loadPorts);

/** Without anybody to report to, nothing of it is loaded. */
async function startReporting(): Promise<void> {
  if (reporting === undefined) return openReporting(null);
  const { loadReporting } = await import('@ofenpost/adapters/container/reporting');
  openReporting(await loadReporting({ targets: reporting, origin, nonce: pageNonce }));
}

// What follows is cut into tasks, so that a phone never stands still for long. What is tapped meanwhile waits in
// `replay-clicks.ts`.
await yieldToMain();
const router = createAppRouter({
  ports,
  environment: 'browser',
  cookiePresent: true,
  origin,
  reporting,
  serviceWorker: hasServiceWorker,
});
followRoutes(router, direct);

// React draws a page anew that is not as the server wrote it. A page is kept once for all that stands behind its question
// mark, and browsers, translators and password managers write into pages: nobody is told of it as an error of ours.
const options = { onRecoverableError: isCachedPage ? () => {} : logFailure };
await yieldToMain();
// The router learns what the server knew, then React takes over the page: in a transition it does so step by step.
await hydrate(router).finally(() => window.$_TSR?.h());
await yieldToMain();
startTransition(() => {
  hydrateRoot(document, <RouterProvider router={router} />, options);
});

whenIdle(() => {
  // So that the first tap need not wait.
  void loadPorts().catch(() => {});
  startReporting().catch(logFailure);
});
