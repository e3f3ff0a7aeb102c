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
export const CACHED_PATHS = ['/', '/products', '/restaurant', '/pizza-creator'] as const;

/** The page that replaces every page without a cached copy. */
export const OFFLINE_PATH = '/offline';

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
  CACHED_PATHS.find((path) => path === new URL(url).pathname) ?? null;

/**
 * Returns the HTML of a cached page `elapsed` milliseconds later: its clock moves on, and it is marked as cached. The
 * time of rendering stays in its data.
 */
export const agedPage = (html: string, elapsed: number): string =>
  html.replace(/ data-now="([^"]*)"/, (_, now: string) => {
    const later = Date.parse(now) + Math.max(0, elapsed);
    return Number.isNaN(later) ? ' data-kept' : ` data-now="${new Date(later).toISOString()}" data-kept`;
  });
