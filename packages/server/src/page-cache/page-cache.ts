import type { Instant } from '@ofenpost/core/time/instant';
import type { SplicedBytes } from './spliced-brotli.ts';

/** The contents of a gap, different for each client. */
export type GapKind = 'nonce' | 'now';

/** An answer that is the same for all guests, except in its gaps. */
export type CachedAnswer = {
  readonly body: SplicedBytes;
  /** The hash of the body without its time of rendering. */
  readonly digest: string;
  readonly gaps: readonly GapKind[];
  readonly headers: Readonly<Record<string, string>>;
  /** A page may contain personal data: a cached one is sent only to clients without our cookies. */
  readonly withCookies: boolean;
  /** The route under which it is counted. */
  readonly route: string;
  readonly until: Instant;
};

type CachedEntry = { readonly answer: CachedAnswer; readonly revision: number };

/** Answers by their address, cached as long as they are valid. */
export type PageCache = {
  find(address: string, now: Instant): CachedAnswer | null;
  /**
   * Makes an answer once for all concurrent callers, and caches it if it is still valid; null: it cannot be cached.
   * `make` gets the last cached answer, valid or not.
   */
  make(
    address: string,
    make: (before: CachedAnswer | undefined) => Promise<CachedAnswer | null>,
  ): Promise<CachedAnswer | null>;
};

/** `revisionNow` returns a number that changes whenever the storefront may have changed; null while that is unknown. */
export function createPageCache(revisionNow: () => number | null): PageCache {
  const entries = new Map<string, CachedEntry>();
  const making = new Map<string, Promise<CachedAnswer | null>>();

  return {
    find: (address, now) => {
      const found = entries.get(address);
      if (found === undefined) return null;
      if (found.revision === revisionNow() && now < found.answer.until) return found.answer;
      return null;
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
