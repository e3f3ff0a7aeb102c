/** How the worker responds to a request: see docs/decisions, "What stays on the device". */
export type CacheKind = 'page' | 'asset' | 'picture' | 'none';

/** The parts of a request that decide. */
export type Requested = {
  readonly method: string;
  readonly url: string;
  /** `navigate` for a page that the browser opens. */
  readonly mode: string;
};

/** The pages that are cached for offline use. They are fetched without cookies, so they contain nothing personal. */
const CACHED_PATHS = ['/', '/products', '/restaurant', '/pizza-creator'] as const;

/**
 * The screens of staff that are cached once one of them was open at this device. Without cookies they are a guest's: who
 * works here, and with which orders, is stored apart from them and removed by signing out.
 */
const STAFF_PATHS: readonly string[] = ['/kurier', '/admin/incoming-orders', '/admin/kitchen'];

/** The page that replaces every page without a cached copy. */
const OFFLINE_PATH = '/offline';

/** The longest wait for the network before the cached page is shown. */
export const PAGE_TIMEOUT_MILLISECONDS = 3_000;
/** The age after which a visit fetches the cached pages again. */
export const PAGE_FRESH_MILLISECONDS = 10 * 60_000;
/** The age after which a cached page is not shown any more. */
export const PAGE_CACHED_MILLISECONDS = 7 * 24 * 60 * 60_000;
/** The number of cached pictures; the oldest are deleted. */
export const PICTURES_MAX = 150;

/** Matches addresses that are no pages of the app: the API, sign-in at the provider, files. */
const NO_PAGE = /^\/(api|oidc|og|icons)\/|\.[a-z]+$/;

export function cacheKindOf({ method, url, mode }: Requested, origin: string): CacheKind {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'none';
  if (mode === 'navigate') return NO_PAGE.test(address.pathname) ? 'none' : 'page';
  if (address.pathname.startsWith('/assets/')) return 'asset';
  if (/^\/(?:illustrations|photos)\//.test(address.pathname)) return 'picture';
  return 'none';
}

/** Returns the path of the cached page for an address, whatever its search is; null if there is none. */
export const cachedPathOf = (url: string): string | null =>
  [...CACHED_PATHS, ...STAFF_PATHS].find((path) => path === new URL(url).pathname) ?? null;

export const isStaffPath = (path: unknown): path is string => STAFF_PATHS.some((each) => each === path);

const RENDERED_AT = / data-now="([^"]*)"/;

/** Whether HTML is a page of the app, not one of a proxy or a host, which may come with status 200. */
const isOwnPage = (html: string): boolean => /<html[^>]* data-(?:now|offline)=/.test(html);

/**
 * Returns the HTML of a cached page `elapsed` milliseconds later: its clock moves on, and it is marked as cached. The
 * time of rendering stays in its data.
 */
const agedPage = (html: string, elapsed: number): string =>
  html.replace(RENDERED_AT, (_, now: string) => {
    const later = Date.parse(now) + Math.max(0, elapsed);
    return Number.isNaN(later) ? ' data-kept' : ` data-now="${new Date(later).toISOString()}" data-kept`;
  });

/**
 * The parts of its global scope that the worker uses; the DOM types know pages only. Source: w3.org/TR/service-workers.
 */
export type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<WorkerClient | undefined>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WorkerPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly navigator?: { readonly connection?: { readonly saveData?: boolean } };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
    showNotification(title: string, options: NotificationOptions & { readonly renotify: boolean }): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void;
};

type WorkerClient = { postMessage(message: unknown): void };

/** An open page. */
type WorkerPage = {
  readonly url: string;
  readonly visibilityState: 'hidden' | 'visible';
  focus(): Promise<unknown>;
};

type Lasting = { waitUntil(work: Promise<unknown>): void };

export type WorkerFetch = Lasting & {
  readonly request: Request;
  readonly clientId: string;
  /** The response that the browser requested while the worker started. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};

type WorkerMessage = Lasting & { readonly data: unknown; readonly ports: readonly MessagePort[] };

type WorkerPush = Lasting & { readonly data: { text(): string } | null };

type WorkerClick = Lasting & { readonly notification: { readonly data: unknown; close(): void } };

type WorkerEvents = {
  readonly install: Lasting;
  readonly activate: Lasting;
  readonly fetch: WorkerFetch;
  readonly message: WorkerMessage;
  readonly push: WorkerPush;
  readonly notificationclick: WorkerClick;
};

const CACHED_AT = 'x-kept-at';

/** Returns a short hash of a text. Source: djb2. */
const hashOf = (text: string): string =>
  Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
    .reduce((hash, code) => (hash * 33 + code) % 2 ** 32, 5381)
    .toString(36);

const ageOf = (page: Response): number => Date.now() - Number(page.headers.get(CACHED_AT));

const ASSETS_REQUESTED = /"(\/assets\/[^"]+)"/g;

/**
 * Caches pages for offline use, fetched without cookies, so that they are the same for everybody. A page needs the
 * files of its version, so each version, identified by its `files`, has its own cache.
 */
export function createCachedPages({ caches, fetch, navigator, location }: WorkerScope, files: readonly string[]) {
  const PAGES = `pages of ${hashOf(files.join())}`;
  const canShow = (html: string): boolean =>
    isOwnPage(html) && [...html.matchAll(ASSETS_REQUESTED)].every(([, file = '']) => files.includes(file));

  async function cachePage(path: string): Promise<void> {
    const page = await fetch(new URL(path, location.origin), { credentials: 'omit', redirect: 'error' });
    const html = await page.text();
    if (!page.ok || !canShow(html)) return;
    const headers = new Headers(page.headers);
    headers.set(CACHED_AT, `${Date.now()}`);
    headers.delete('content-encoding');
    headers.delete('content-length');
    const store = await caches.open(PAGES);
    await store.put(path, new Response(html, { headers }));
  }

  async function cacheStale(paths: readonly string[]): Promise<void> {
    const store = await caches.open(PAGES);
    // One after the other, because nobody waits for them.
    for (const path of paths) {
      const cached = await store.match(path);
      if (cached === undefined || ageOf(cached) > PAGE_FRESH_MILLISECONDS) await cachePage(path);
    }
  }

  return {
    /** Returns a cached page, or null if there is none or it is too old. */
    async read(path: string): Promise<Response | null> {
      const store = await caches.open(PAGES);
      const page = await store.match(path);
      if (page === undefined || ageOf(page) > PAGE_CACHED_MILLISECONDS) return null;
      const html = await page.text();
      if (isOwnPage(html)) return new Response(agedPage(html, ageOf(page)), { headers: page.headers });
      await store.delete(path);
      return null;
    },
    /** Returns the offline page. */
    readOffline: async (): Promise<Response> =>
      (await (await caches.open(PAGES)).match(OFFLINE_PATH)) ?? Response.error(),
    cacheOffline: () => cachePage(OFFLINE_PATH),
    /** Fetches a screen of staff, if it is missing or old. */
    cacheStaff: (path: string): Promise<void> => cacheStale([path]),
    /** Fetches missing and old pages. In data saving mode it fetches only the page that was just opened. */
    refresh: async (opened: string | null): Promise<void> => {
      const saves = navigator?.connection?.saveData === true;
      await cacheStale(saves ? CACHED_PATHS.filter((path) => path === opened) : CACHED_PATHS);
    },
    async forgetOthers(): Promise<void> {
      const names = await caches.keys();
      await Promise.all(
        names.filter((name) => name.startsWith('pages') && name !== PAGES).map((name) => caches.delete(name)),
      );
    },
  };
}

export type CachedPages = ReturnType<typeof createCachedPages>;
