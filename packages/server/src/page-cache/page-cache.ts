import { hash } from 'node:crypto';
import type { Instant } from '@ofenpost/core/time/instant';
import { type SplicedBytes, type SplicedText, compressWithGaps, fillGaps } from './spliced-brotli.ts';

/** The contents of a gap, different for each client. */
type GapKind = 'nonce' | 'now';

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

/** An answer as it was made for the first client. */
export type MadeAnswer = {
  readonly address: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly nonce: string;
  readonly until: Instant;
};

/** The public data, and the pages with which visits begin. */
const CACHED_DATA: ReadonlySet<string> = new Set([
  '/api/catalogue',
  '/api/delivery',
  '/api/events',
  '/api/opening-hours',
  '/api/pizza-creator',
  '/api/restaurant',
]);

export const isCachedData = (address: string): boolean => CACHED_DATA.has(address);

/** The server's time in a page. The time of rendering remains in the page's data. */
const NOW = /(?<= data-now=")[^"]*/;

/** When the router loaded the data of a page. */
const LOADED_AT = /\bu:\d{13}\b/g;

const digestOf = (text: string): string => hash('sha256', text, 'base64url');

/** Most answers are the same from minute to minute: then the compressed body is reused. */
const bodyOf = (
  text: SplicedText,
  digest: string,
  before: CachedAnswer | undefined,
): SplicedBytes | Promise<SplicedBytes> => (before?.digest === digest ? before.body : compressWithGaps(text));

/** A page has a gap at every nonce and at the server's time. `before`: the last cached answer under its address. */
export async function cachedPage(
  { text, headers, nonce, until }: MadeAnswer,
  before: CachedAnswer | undefined,
): Promise<CachedAnswer> {
  // The captured texts are the pieces with an odd index.
  const pieces = text.split(new RegExp(`(${nonce}|${NOW.source})`));
  const caught = pieces.filter((_, index) => index % 2 === 1);
  const lasting = pieces.filter((_, index) => index % 2 === 0).join('\n');
  const [now = nonce] = NOW.exec(text) ?? [];
  const digest = digestOf(lasting.replaceAll(now, '').replaceAll(LOADED_AT, ''));
  const body = await bodyOf(pieces, digest, before);
  const gaps = caught.map((piece): GapKind => (piece === nonce ? 'nonce' : 'now'));
  return { body, digest, gaps, headers, withCookies: false, route: 'page', until };
}

/** Public data has an ETag, so that clients can revalidate it. */
export async function cachedData(
  { address, text, headers, until }: MadeAnswer,
  before: CachedAnswer | undefined,
): Promise<CachedAnswer> {
  const digest = digestOf(text);
  const body = await bodyOf([text], digest, before);
  const cachedHeaders = { ...headers, etag: `W/"${digest}"`, 'cache-control': 'no-cache' };
  return { body, digest, gaps: [], headers: cachedHeaders, withCookies: true, route: address, until };
}

type Asking = {
  readonly nonce: string;
  readonly now: Instant;
  readonly ifNoneMatch: string | undefined;
  /** A buffer of an earlier answer that can be reused. */
  readonly copy?: Buffer<ArrayBuffer> | undefined;
};

type Sent = {
  readonly status: 200 | 304;
  /** Null: the client has it already. */
  readonly body: Buffer<ArrayBuffer> | null;
};

/**
 * Whether the list contains this tag; a weak comparison, since encodings may differ. Source: RFC 9110, section 13.1.2.
 */
const names = (tags: string, etag: string): boolean => tags.split(',').some((tag) => tag.trim() === etag);

/** The answer for one client. */
export function sendCached({ body, gaps, headers }: CachedAnswer, { ifNoneMatch = '', copy, ...fresh }: Asking): Sent {
  const { etag } = headers;
  if (etag !== undefined && names(ifNoneMatch, etag)) return { status: 304, body: null };
  const texts = gaps.map((kind) => fresh[kind]);
  return { status: 200, body: texts.length === 0 ? body.bytes : fillGaps(body, texts, copy) };
}
