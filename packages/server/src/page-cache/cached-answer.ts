import { hash } from 'node:crypto';
import type { Instant } from '@ofenpost/core/time/instant';
import type { GapKind, CachedAnswer } from './page-cache.ts';
import { type SplicedBytes, type SplicedText, compressWithGaps, fillGaps } from './spliced-brotli.ts';

/** An answer as it was made for the one who asked first. */
export type MadeAnswer = {
  readonly address: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly nonce: string;
  readonly until: Instant;
};

/** What everybody reads alike, and what makes the first page of every visit. */
const CACHED_DATA: ReadonlySet<string> = new Set([
  '/api/catalogue',
  '/api/delivery',
  '/api/events',
  '/api/opening-hours',
  '/api/pizza-creator',
  '/api/restaurant',
]);

export const isCachedData = (address: string): boolean => CACHED_DATA.has(address);

/** Where browsers read the server's time. When the page was rendered stays in its data. */
const NOW = /(?<= data-now=")[^"]*/;

/** When the router loaded the data of a page. */
const LOADED_AT = /\bu:\d{13}\b/g;

const digestOf = (text: string): string => hash('sha256', text, 'base64url');

/** Minute for minute most answers say the same: then nothing is compressed anew. */
const bodyOf = (
  text: SplicedText,
  digest: string,
  before: CachedAnswer | undefined,
): SplicedBytes | Promise<SplicedBytes> => (before?.digest === digest ? before.body : compressWithGaps(text));

/** A page is cut at every nonce, and where it tells the time. `before`: the one that was kept last under its address. */
export async function cachedPage(
  { text, headers, nonce, until }: MadeAnswer,
  before: CachedAnswer | undefined,
): Promise<CachedAnswer> {
  // What is caught stands among the pieces, at the odd places.
  const pieces = text.split(new RegExp(`(${nonce}|${NOW.source})`));
  const caught = pieces.filter((_, index) => index % 2 === 1);
  const lasting = pieces.filter((_, index) => index % 2 === 0).join('\n');
  const [now = nonce] = NOW.exec(text) ?? [];
  const digest = digestOf(lasting.replaceAll(now, '').replaceAll(LOADED_AT, ''));
  const body = await bodyOf(pieces, digest, before);
  const gaps = caught.map((piece): GapKind => (piece === nonce ? 'nonce' : 'now'));
  return { body, digest, gaps, headers, withCookies: false, route: 'page', until };
}

/** Data is the same for everybody, so who has it may ask whether it is still true. */
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
  /** A copy of the body that nobody needs any more. */
  readonly copy?: Buffer<ArrayBuffer> | undefined;
};

type Sent = {
  readonly status: 200 | 304;
  /** Null: the asker has it already. */
  readonly body: Buffer<ArrayBuffer> | null;
};

/** Whether one of the tags is this one; which of two encodings they are of says nothing. Source: RFC 9110, section 13.1.2. */
const names = (tags: string, etag: string): boolean => tags.split(',').some((tag) => tag.trim() === etag);

/** What somebody is sent who asks for it. */
export function sendCached({ body, gaps, headers }: CachedAnswer, { ifNoneMatch = '', copy, ...fresh }: Asking): Sent {
  const { etag } = headers;
  if (etag !== undefined && names(ifNoneMatch, etag)) return { status: 304, body: null };
  const texts = gaps.map((kind) => fresh[kind]);
  return { status: 200, body: texts.length === 0 ? body.bytes : fillGaps(body, texts, copy) };
}
