import { createOffsetClock } from '@ofenpost/adapters/clock/offset-clock';
import { createLatePorts } from '@ofenpost/adapters/container/late-ports';
import { createRandomKeys } from '@ofenpost/adapters/random/random-key';
import { createLocalStorage } from '@ofenpost/adapters/storage/local-storage';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { followRoutes } from './app/follow-routes.ts';
import { createAppRouter } from './app/router.tsx';
import { whenIdle } from './app/when-idle.ts';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const direct = {
  clock: createOffsetClock(document.documentElement.dataset['now'] ?? new Date().toISOString()),
  keyValue: createLocalStorage(),
  idempotencyKey: createRandomKeys(),
};

/** The container and the HTTP client are loaded beside the page, not before it. */
const loadPorts = async () => {
  const { createBrowserPorts } = await import('@ofenpost/adapters/container/container');
  return createBrowserPorts({ origin: location.origin, direct });
};
const ports = createLatePorts(direct, loadPorts);

const router = createAppRouter({ ports, environment: 'browser', cookiePresent: true, origin: location.origin });
followRoutes(router);

hydrateRoot(document, <RouterClient router={router} />);

// So that the first tap need not wait.
whenIdle(() => void loadPorts().catch(() => {}));
