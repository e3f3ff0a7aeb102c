import type { Instant } from '@ofenpost/core/time/instant';

/** An answer that is the same, byte for byte, for everybody who may have it. */
export type CachedAnswer = {
  /** Compressed by brotli. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** All headers of the answer but its own length and its request's number. */
  readonly headers: Readonly<Record<string, string>> & { readonly etag: string };
  /** Whether it is a page, which clients with personal data do not get: theirs is rendered for them. */
  readonly isPage: boolean;
  /** The route under which it is counted. */
  readonly route: string;
  readonly until: Instant;
};

/** Makes an answer; null where it cannot be cached. `before`: the last cached one under its address, valid or not. */
export type MakeAnswer = (before: CachedAnswer | undefined) => Promise<CachedAnswer | null>;

/** Answers by their address. */
export type PageCache = {
  find(address: string, now: Instant): CachedAnswer | null;
  /** Makes an answer once for all concurrent callers, and caches it if it is still valid. */
  make(address: string, make: MakeAnswer): Promise<CachedAnswer | null>;
};

/** Caches nothing: every answer is made for its request. */
export const noPageCache: PageCache = {
  find: () => null,
  make: (_address, make) => make(undefined),
};

/**
 * Caches answers as long as they are valid. `revisionNow` returns a number that changes whenever the storefront may have
 * changed; null while that is unknown.
 */
export function createPageCache(revisionNow: () => number | null): PageCache {
  const entries = new Map<string, { readonly answer: CachedAnswer; readonly revision: number }>();
  const making = new Map<string, Promise<CachedAnswer | null>>();

  return {
    find: (address, now) => {
      const found = entries.get(address);
      return found !== undefined && found.revision === revisionNow() && now < found.answer.until ? found.answer : null;
    },
    make: (address, make) => {
      const revision = revisionNow();
      const before = entries.get(address)?.answer;
      // While changes may be missed, nothing is shared.
      if (revision === null) return make(before);
      const key = `${revision} ${address}`;
      const running = making.get(key);
      if (running !== undefined) return running;
      const made = make(before).then((answer) => {
        if (answer !== null && revision === revisionNow()) entries.set(address, { answer, revision });
        return answer;
      });
      const ended = made.finally(() => making.delete(key));
      making.set(key, ended);
      return ended;
    },
  };
}

/** The data that every visit reads; pages are cached as well. */
const CACHED_DATA: ReadonlySet<string> = new Set([
  '/api/catalogue',
  '/api/delivery',
  '/api/events',
  '/api/opening-hours',
  '/api/pizza-creator',
  '/api/restaurant',
]);

export const isCachedData = (address: string): boolean => CACHED_DATA.has(address);
