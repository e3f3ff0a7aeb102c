import type { HttpModule } from '../http/app.ts';

/** Ends what an earlier version of the app left in the browser, and itself with it. */
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

/** `/service-worker.js`: the built worker, or one that takes leave where there is to be none (null). */
export const serviceWorkerPart =
  (worker: string | null): HttpModule =>
  (app) => {
    app.get('/service-worker.js', (context) =>
      context.body(worker ?? FAREWELL, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        // Browsers ask at each check whether it has changed.
        'cache-control': 'no-cache',
        'service-worker-allowed': '/',
      }),
    );
  };
