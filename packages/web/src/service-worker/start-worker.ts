import { PAGE_TIMEOUT_MILLISECONDS, cacheKindOf, cachedPathOf } from './cache-kind.ts';
import { createCachedFiles } from './cached-files.ts';
import { createCachedPages } from './cached-pages.ts';
import type { WorkerFetch, WorkerScope } from './worker-scope.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the files that a page needs to run, or null for another message. */
function filesRequested(message: unknown): readonly string[] | null {
  if (typeof message !== 'object' || message === null || !('runs' in message)) return null;
  return Array.isArray(message.runs) && message.runs.every(isText) ? message.runs : null;
}

const after = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => void setTimeout(() => resolve(null), milliseconds));

/** Starts the service worker: it responds from its caches where the network fails. `files` are those of its version. */
export function startWorker(scope: WorkerScope, files: readonly string[]): void {
  const pages = createCachedPages(scope, files);
  const cachedFiles = createCachedFiles(scope, files);

  const fromNetwork = async ({ request, preloadResponse }: WorkerFetch): Promise<Response> =>
    (await preloadResponse) ?? scope.fetch(request);

  /** `answer` is the network's response, null if it failed. */
  async function answerPage(url: string, answer: Promise<Response | null>): Promise<Response> {
    const path = cachedPathOf(url);
    const page = path === null ? null : await pages.read(path);
    const inTime = await (page === null ? answer : Promise.race([answer, after(PAGE_TIMEOUT_MILLISECONDS)]));
    return inTime ?? page ?? pages.readOffline();
  }

  async function post(clientId: string, message: unknown): Promise<void> {
    (await scope.clients.get(clientId))?.postMessage(message);
  }

  // The app registers the worker once the page is stable, so the downloads compete with nothing urgent.
  scope.addEventListener('install', (event) =>
    event.waitUntil(Promise.all([cachedFiles.storeAll(), pages.cacheOffline()])),
  );

  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      (async () => {
        await Promise.all([
          pages.forgetOthers(),
          cachedFiles.forgetOthers(),
          scope.registration.navigationPreload?.enable(),
          scope.clients.claim(),
        ]);
        await pages.refresh(null);
      })(),
    ),
  );

  scope.addEventListener('fetch', (event) => {
    const { request, clientId } = event;
    const cacheKind = cacheKindOf(request, scope.location.origin);
    if (cacheKind === 'page') {
      const answer = fromNetwork(event).catch(() => null);
      event.respondWith(answerPage(request.url, answer));
      event.waitUntil(answer.then((page) => page && pages.refresh(cachedPathOf(request.url))).catch(() => {}));
    }
    if (cacheKind === 'asset') {
      const postMissing = () => void post(clientId, { gone: request.url });
      event.respondWith(cachedFiles.asset(request, postMissing));
    }
    if (cacheKind === 'picture') {
      const answer = cachedFiles.picture(request);
      event.respondWith(answer);
      event.waitUntil(answer.then(cachedFiles.dropOldPictures).catch(() => {}));
    }
  });

  scope.addEventListener('message', (event) => {
    const requested = filesRequested(event.data);
    if (requested !== null) event.ports[0]?.postMessage(requested.every((file) => files.includes(file)));
    if (event.data === 'activate') event.waitUntil(scope.skipWaiting());
  });
}
