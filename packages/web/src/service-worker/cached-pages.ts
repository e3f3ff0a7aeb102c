import {
  CACHED_PATHS,
  OFFLINE_PATH,
  PAGE_FRESH_MILLISECONDS,
  PAGE_CACHED_MILLISECONDS,
  agedPage,
} from './cache-kind.ts';
import type { WorkerScope } from './worker-scope.ts';

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
    [...html.matchAll(ASSETS_REQUESTED)].every(([, file = '']) => files.includes(file));

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
      const page = await (await caches.open(PAGES)).match(path);
      if (page === undefined || ageOf(page) > PAGE_CACHED_MILLISECONDS) return null;
      return new Response(agedPage(await page.text(), ageOf(page)), { headers: page.headers });
    },
    /** Returns the offline page. */
    readOffline: async (): Promise<Response> =>
      (await (await caches.open(PAGES)).match(OFFLINE_PATH)) ?? Response.error(),
    cacheOffline: () => cachePage(OFFLINE_PATH),
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
