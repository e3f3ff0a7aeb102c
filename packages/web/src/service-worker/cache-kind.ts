/** How a request is answered: see docs/decisions, "What stays on the device". */
export type CacheKind = 'page' | 'asset' | 'picture' | 'none';

/** What of a request decides. */
export type Requested = {
  readonly method: string;
  readonly url: string;
  /** `navigate` for a page that the browser opens. */
  readonly mode: string;
};

/** The pages that are kept for reading without a connection. They are fetched without cookies: nothing in them is personal. */
export const CACHED_PATHS = ['/', '/products', '/restaurant', '/pizza-creator'] as const;

/** Stands in for every page that was not kept. */
export const OFFLINE_PATH = '/offline';

/** How long a page that is kept may make people wait for the network. */
export const PAGE_TIMEOUT_MILLISECONDS = 3_000;
/** Pages are fetched again when somebody comes after that. */
export const PAGE_FRESH_MILLISECONDS = 10 * 60_000;
/** What was kept longer ago is not shown any more. */
export const PAGE_CACHED_MILLISECONDS = 7 * 24 * 60 * 60_000;
/** Pictures beyond that number make room, the oldest first. */
export const PICTURES_MAX = 150;

/** What is no page of the app: the API, sign-in at the provider, files. */
const NO_PAGE = /^\/(api|oidc|og|icons)\/|\.[a-z]+$/;

export function cacheKindOf({ method, url, mode }: Requested, origin: string): CacheKind {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'none';
  if (mode === 'navigate') return NO_PAGE.test(address.pathname) ? 'none' : 'page';
  if (address.pathname.startsWith('/assets/')) return 'asset';
  if (/^\/(?:illustrations|photos)\//.test(address.pathname)) return 'picture';
  return 'none';
}

/** The kept page that may stand for an address, whatever stands behind its question mark. */
export const cachedPathOf = (url: string): string | null =>
  CACHED_PATHS.find((path) => path === new URL(url).pathname) ?? null;

/**
 * A kept page as it is shown `elapsed` milliseconds later: its clock goes on, and it says that it was kept. The instant at
 * which it was made stays in its data.
 */
export const agedPage = (html: string, elapsed: number): string =>
  html.replace(/ data-now="([^"]*)"/, (_, now: string) => {
    const later = Date.parse(now) + Math.max(0, elapsed);
    return Number.isNaN(later) ? ' data-kept' : ` data-now="${new Date(later).toISOString()}" data-kept`;
  });
