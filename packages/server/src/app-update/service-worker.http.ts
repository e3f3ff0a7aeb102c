import type { HttpModule } from '../http/app.ts';

/** Deletes the caches of an earlier version of the app, and unregisters itself. */
const FAREWELL = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
);
`;

/** `/service-worker.js`: the built worker, or one that unregisters itself where service workers are off (null). */
export const serviceWorkerPart =
  (worker: string | null): HttpModule =>
  (app) => {
    app.get('/service-worker.js', (context) =>
      context.body(worker ?? FAREWELL, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        // Browsers revalidate it at each check for an update.
        'cache-control': 'no-cache',
        'service-worker-allowed': '/',
      }),
    );
  };
