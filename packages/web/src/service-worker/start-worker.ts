import { type BuiltFiles, createCachedFiles } from './cached-files.ts';
import {
  type WorkerScope,
  PAGE_TIMEOUT_MILLISECONDS,
  cacheKindOf,
  cachedPathOf,
  createCachedPages,
  isStaffPath,
  type WorkerFetch,
} from './cached-pages.ts';

/**
 * Whether a proxy answers because the server behind it does not, or because somebody has to sign in to the network first:
 * for a page that is no answer. 520 to 530 are Cloudflare's own.
 */
const isNoAnswer = (status: number): boolean =>
  (status >= 502 && status <= 504) || status === 511 || (status >= 520 && status <= 530);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the files that a page needs to run, or null for another message. */
function filesRequested(message: unknown): readonly string[] | null {
  if (typeof message !== 'object' || message === null || !('runs' in message)) return null;
  return Array.isArray(message.runs) && message.runs.every(isText) ? message.runs : null;
}

const after = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => void setTimeout(() => resolve(null), milliseconds));

/** The path of the screen of staff that is to be cached, or null for another message. */
function screenToCache(message: unknown): string | null {
  if (typeof message !== 'object' || message === null || !('cache' in message)) return null;
  return isStaffPath(message.cache) ? message.cache : null;
}

/** Starts the service worker: it responds from its caches where the network fails. */
export function startWorker(scope: WorkerScope, built: BuiltFiles): void {
  const { files, staffFiles } = built;
  const pages = createCachedPages(scope, [...files, ...staffFiles]);
  const cachedFiles = createCachedFiles(scope, built);

  async function cacheScreen(path: string): Promise<void> {
    await cachedFiles.store(staffFiles);
    await pages.cacheStaff(path);
  }

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
    event.waitUntil(Promise.all([cachedFiles.store(files), pages.cacheOffline()])),
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
      const answer = fromNetwork(event).then(
        (page) => (isNoAnswer(page.status) ? null : page),
        () => null,
      );
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
    const screen = screenToCache(event.data);
    if (screen !== null) event.waitUntil(cacheScreen(screen).catch(() => {}));
    if (event.data === 'activate') event.waitUntil(scope.skipWaiting());
  });
}
