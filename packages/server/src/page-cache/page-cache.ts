import type { Instant } from '@ofenpost/core/time/instant';
import type { SplicedBytes } from './spliced-brotli.ts';

/** What is written into the gaps of a page, anew for each who asks. */
export type GapKind = 'nonce' | 'now';

/** An answer that all guests get alike, but for its gaps. */
export type CachedAnswer = {
  readonly body: SplicedBytes;
  /** Of what the body says, but for when it was made. */
  readonly digest: string;
  readonly gaps: readonly GapKind[];
  readonly headers: Readonly<Record<string, string>>;
  /** A page greets whom it knows: only who sends none of our cookies gets a kept one as it is. */
  readonly withCookies: boolean;
  /** How it is counted. */
  readonly route: string;
  readonly until: Instant;
};

type CachedEntry = { readonly answer: CachedAnswer; readonly revision: number };

/** Answers by their address, kept as long as they are true. */
export type PageCache = {
  find(address: string, now: Instant): CachedAnswer | null;
  /**
   * Makes an answer, once for all who wait for it. It is kept when it is true still; null: it cannot be kept. `make` gets
   * the one that was kept last, true or not.
   */
  make(
    address: string,
    make: (before: CachedAnswer | undefined) => Promise<CachedAnswer | null>,
  ): Promise<CachedAnswer | null>;
};

/** `revisionNow`: another one whenever the content may have changed; null while that cannot be known. */
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
      // What may have changed unheard is read anew by each.
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
