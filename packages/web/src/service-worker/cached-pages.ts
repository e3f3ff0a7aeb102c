import {
  CACHED_PATHS,
  OFFLINE_PATH,
  PAGE_FRESH_MILLISECONDS,
  PAGE_CACHED_MILLISECONDS,
  agedPage,
} from './cache-kind.ts';
import type { WorkerScope } from './worker-scope.ts';

const CACHED_AT = 'x-kept-at';

/** Short, and another for another text. Source: djb2. */
const hashOf = (text: string): string =>
  Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
    .reduce((hash, code) => (hash * 33 + code) % 2 ** 32, 5381)
    .toString(36);

const ageOf = (page: Response): number => Date.now() - Number(page.headers.get(CACHED_AT));

const ASSETS_REQUESTED = /"(\/assets\/[^"]+)"/g;

/**
 * The pages for reading without a connection, as everybody gets them: fetched without cookies. A page asks for the files
 * of its version, so each version, named by its `files`, keeps its own.
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
    // One after the other: nobody waits for them.
    for (const path of paths) {
      const cached = await store.match(path);
      if (cached === undefined || ageOf(cached) > PAGE_FRESH_MILLISECONDS) await cachePage(path);
    }
  }

  return {
    /** A kept page on its way to the screen, or null. */
    async read(path: string): Promise<Response | null> {
      const page = await (await caches.open(PAGES)).match(path);
      if (page === undefined || ageOf(page) > PAGE_CACHED_MILLISECONDS) return null;
      return new Response(agedPage(await page.text(), ageOf(page)), { headers: page.headers });
    },
    /** The page that stands in for all others. */
    readOffline: async (): Promise<Response> =>
      (await (await caches.open(PAGES)).match(OFFLINE_PATH)) ?? Response.error(),
    cacheOffline: () => cachePage(OFFLINE_PATH),
    /** Fetches what is missing or old. Whoever saves data gets only the page that was just opened. */
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
