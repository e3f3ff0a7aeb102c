import { PICTURES_MAX } from './cache-kind.ts';
import type { WorkerScope } from './worker-scope.ts';

const ASSETS = 'assets';
const PICTURES = 'pictures';
/** Replaces a picture that is not cached: an empty picture instead of a broken one. */
const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
const MISSING_STATUSES = new Set([404, 410]);

/**
 * Caches the built files and the pictures. Their names contain a hash of their content, so cached ones never become
 * outdated.
 */
export function createCachedFiles({ caches, fetch, location }: WorkerScope, files: readonly string[]) {
  const answerOf = async (name: string, request: Request): Promise<Response> => {
    const store = await caches.open(name);
    const cached = await store.match(request);
    if (cached !== undefined) return cached;
    const answer = await fetch(request);
    if (answer.ok) await store.put(request, answer.clone());
    return answer;
  };

  return {
    /** Caches the files of this version; most of them come from the browser's HTTP cache. */
    async storeAll(): Promise<void> {
      const store = await caches.open(ASSETS);
      for (const file of files) {
        if ((await store.match(file)) === undefined) await store.add(file);
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
    picture: (request: Request): Promise<Response> =>
      answerOf(PICTURES, request).catch(
        () => new Response(NO_PICTURE, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } }),
      ),
    async dropOldPictures(): Promise<void> {
      const store = await caches.open(PICTURES);
      const cached = await store.keys();
      for (const request of cached.slice(0, Math.max(0, cached.length - PICTURES_MAX))) await store.delete(request);
    },
  };
}
