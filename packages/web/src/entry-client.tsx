import { createBrowserPorts } from '@ofenpost/adapters/container/container';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { createAppRouter } from './app/router.tsx';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const ports = createBrowserPorts({
  origin: location.origin,
  now: document.documentElement.dataset['now'] ?? new Date().toISOString(),
});
const router = createAppRouter({ ports, environment: 'browser', cookiePresent: true });

hydrateRoot(document, <RouterClient router={router} />);
