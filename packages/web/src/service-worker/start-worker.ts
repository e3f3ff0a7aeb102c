import {
  PICTURES_MAX,
  type WorkerScope,
  PAGE_TIMEOUT_MILLISECONDS,
  cacheKindOf,
  cachedPathOf,
  createCachedPages,
  isStaffPath,
  type WorkerFetch,
} from './cached-pages.ts';

const ASSETS = 'assets';
const PICTURES = 'pictures';
/** Replaces a picture that is not cached: an empty picture instead of a broken one. */
const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
/** The address of a picture without its width: `/illustrations/1/ab-96`, `/photos/ab/96.avif`. */
const withoutWidth = (url: string): string => url.replace(/[-/]\d+(?:\.[a-z]+)?(?=\?|$)/, '');

const MISSING_STATUSES = new Set([404, 410]);
/**
 * Whether a proxy answers because the server behind it does not, or because somebody has to sign in to the network first:
 * for a page that is no answer. 520 to 530 are Cloudflare's own.
 */
const isNoAnswer = (status: number): boolean =>
  (status >= 502 && status <= 504) || status === 511 || (status >= 520 && status <= 530);

/** The type of content that a script, a style and a picture have. */
const SCRIPT_TYPE = /javascript/;
const STYLE_TYPE = /^text\/css/;
const PICTURE_TYPE = /^image\//;

function typeOf(url: string, name: string): RegExp {
  if (name === PICTURES) return PICTURE_TYPE;
  const { pathname } = new URL(url);
  if (pathname.endsWith('.js')) return SCRIPT_TYPE;
  // The other built files are fonts, whose type has several names.
  return pathname.endsWith('.css') ? STYLE_TYPE : /^(?!text\/html)/;
}

/** Where a built file is cached: an import that is tried again has a query, see `import-part.ts`. */
const assetKeyOf = (url: string): string => url.replace(/\?.*/, '');

const isOfKind = ({ headers }: Response, url: string, name: string): boolean =>
  typeOf(url, name).test(headers.get('content-type') ?? '');

/**
 * Caches the built files and the pictures. Their names contain a hash of their content, so cached ones never become
 * outdated.
 */
function createCachedFiles({ caches, fetch, location }: WorkerScope, files: readonly string[]) {
  /** Returns what is cached; what is of the wrong kind, such as a page of a proxy, is removed. */
  const readCached = async (name: string, key: string): Promise<Response | undefined> => {
    const store = await caches.open(name);
    const cached = await store.match(key);
    if (cached === undefined || isOfKind(cached, key, name)) return cached;
    await store.delete(key);
    return undefined;
  };

  const answerOf = async (name: string, request: Request): Promise<Response> => {
    const key = name === ASSETS ? assetKeyOf(request.url) : request.url;
    const cached = await readCached(name, key);
    if (cached !== undefined) return cached;
    const first = await fetch(request);
    // The browser's HTTP cache may have the wrong file as well.
    const isWrong = first.ok && !isOfKind(first, key, name);
    const answer = isWrong ? await fetch(new Request(request, { cache: 'reload' })) : first;
    // What stands in for a picture that is not drawn yet is for this moment only.
    const isFinal = answer.headers.get('cache-control') !== 'no-store';
    if (answer.ok && isFinal && isOfKind(answer, key, name)) await (await caches.open(name)).put(key, answer.clone());
    return answer;
  };

  return {
    /** Caches files of this version; most of them come from the browser's HTTP cache. */
    async store(wanted: readonly string[]): Promise<void> {
      for (const file of wanted) {
        const { href } = new URL(file, location.origin);
        const answer = await answerOf(ASSETS, new Request(href));
        if (!answer.ok || !isOfKind(answer, href, ASSETS)) throw new Error(`cannot be cached: ${file}`);
      }
    },
    async forgetOthers(): Promise<void> {
      const store = await caches.open(ASSETS);
      const own = new Set(files.map((file) => new URL(file, location.origin).href));
      for (const request of await store.keys()) {
        if (!own.has(request.url)) await store.delete(request);
      }
    },
    /** `onDeleted` is called when neither the cache nor the server has the file any more. */
    async asset(request: Request, onDeleted: () => void): Promise<Response> {
      const answer = await answerOf(ASSETS, request);
      if (MISSING_STATUSES.has(answer.status)) onDeleted();
      return answer;
    },
    /** Without a connection another width of the same picture is shown, or else nothing. */
    picture: (request: Request): Promise<Response> =>
      answerOf(PICTURES, request).catch(async () => {
        const store = await caches.open(PICTURES);
        const wanted = withoutWidth(request.url);
        const similar = (await store.keys()).find(({ url }) => withoutWidth(url) === wanted);
        return (
          (similar && (await readCached(PICTURES, similar.url))) ??
          new Response(NO_PICTURE, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } })
        );
      }),
    async dropOldPictures(): Promise<void> {
      const store = await caches.open(PICTURES);
      const cached = await store.keys();
      for (const request of cached.slice(0, Math.max(0, cached.length - PICTURES_MAX))) await store.delete(request);
    },
  };
}

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

/**
 * Starts the service worker: it responds from its caches where the network fails. `files` are those of its version that
 * everybody gets, `staffFiles` those of the screens of staff, which only their devices get.
 */
export function startWorker(scope: WorkerScope, files: readonly string[], staffFiles: readonly string[] = []): void {
  const pages = createCachedPages(scope, [...files, ...staffFiles]);
  const cachedFiles = createCachedFiles(scope, [...files, ...staffFiles]);

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
