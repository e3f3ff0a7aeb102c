import { createQueuedPorts } from '@ofenpost/adapters/browser/buffered-ports';
import { createLazyPorts } from '@ofenpost/adapters/browser/lazy-ports';
import { createLocalStorage } from '@ofenpost/adapters/browser/local-storage';
import { createOffsetClock } from '@ofenpost/client/offset-clock';
import { createRandomKeys } from '@ofenpost/client/random-key';
import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { logFailure } from './app/show-error-toast.ts';
import { ignoreComposingKeys } from './hydration/composing-keys.ts';
import { whenUsed, yieldToMain } from './hydration/idle-time.ts';
import { hasServiceWorker, isCachedPage, sentAt } from './hydration/page-meta.ts';
import { followTranslator } from './hydration/translated-texts.ts';
import { guardText } from './hydration/trusted-types.ts';
import { followRoutes } from './routing/follow-routes.ts';
import { createAppRouter } from './routing/router.tsx';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
if (!('popover' in document.body)) await import('./hydration/popovers.ts');

guardText();
ignoreComposingKeys(window);
followTranslator();

const { origin } = location;
const { reporting } = document.documentElement.dataset;
const { ports: reportingPorts, open: openReporting } = createQueuedPorts();
addEventListener('error', ({ error, message }) => reportingPorts.errorReporting.report(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => reportingPorts.errorReporting.report(reason));

const clock = createOffsetClock(sentAt ?? new Date().toISOString());
const direct = {
  clock,
  keyValue: createLocalStorage(),
  idempotencyKey: createRandomKeys(),
  ...reportingPorts,
};

/** The HTTP client loads when something needs the server, so that a page responds first. */
const loadGuest = async () => {
  const { createBrowserPorts } = await import('@ofenpost/adapters/browser/browser-ports');
  await yieldToMain();
  return createBrowserPorts({ origin, direct, script: import.meta.url });
};
const loadStaff = async () => (await import('@ofenpost/adapters/browser/staff-ports')).createStaffPorts(origin);
const ports = createLazyPorts(direct, { guest: loadGuest, staff: loadStaff });

/** Without reporting targets none of this code is loaded. */
async function startReporting(): Promise<void> {
  if (reporting === undefined) return openReporting(null);
  const { loadReporting } = await import('@ofenpost/adapters/browser/reporting');
  openReporting(await loadReporting({ targets: reporting, origin }));
}

// The rest is split into tasks, so that a phone stays responsive. Clicks meanwhile are recorded: see
// `before-hydration.ts`.
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

// React renders a page again that differs from the server's HTML. A cached page is the same for every search, and
// browsers, translators and password managers change pages: this is logged, not reported as an error.
const options = { onRecoverableError: isCachedPage ? () => {} : logFailure };
await yieldToMain();
// The router takes over the server's data, then React hydrates the page: in a transition it works in small steps.
await hydrate(router).finally(() => window.$_TSR?.h());
await yieldToMain();
startTransition(() => {
  hydrateRoot(document, <RouterProvider router={router} />, options);
});

whenUsed(() => {
  // Loaded early, so that the first tap need not wait.
  void loadGuest().catch(() => {});
  // Many block a file with such a name: the page goes on without it.
  startReporting().catch(() => openReporting(null));
});
