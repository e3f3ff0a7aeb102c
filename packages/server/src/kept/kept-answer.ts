import { createHash } from 'node:crypto';
import type { Instant } from '@ofenpost/core/time/instant';
import { compressWithGaps, fillGaps } from './brotli-with-gaps.ts';
import type { GapKind, KeptAnswer } from './kept-answers.ts';

/** An answer as it was made for the one who asked first. */
export type MadeAnswer = {
  readonly address: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly nonce: string;
  readonly until: Instant;
};

/** What everybody reads alike, and what makes the first page of every visit. */
const KEPT_DATA: ReadonlySet<string> = new Set([
  '/api/catalogue',
  '/api/delivery',
  '/api/events',
  '/api/opening-hours',
  '/api/pizza-creator',
  '/api/restaurant',
]);

export const isKeptData = (address: string): boolean => KEPT_DATA.has(address);

/** Where browsers read the server's time. */
const NOW_ATTRIBUTE = / data-now="([^"]*)/;

/**
 * A page is cut at every nonce, and wherever it tells when it was rendered: until it ends nothing that it shows depends
 * on it.
 */
export async function keptPage({ text, headers, nonce, until }: MadeAnswer): Promise<KeptAnswer> {
  const now = NOW_ATTRIBUTE.exec(text)?.[1] ?? nonce;
  // What is caught stands among the pieces, at the odd places.
  const pieces = text.split(new RegExp(`(${nonce}|${now.replaceAll('.', '\\.')})`));
  const caught = pieces.filter((_, index) => index % 2 === 1);
  const body = await compressWithGaps(pieces);
  const gaps = caught.map((piece): GapKind => (piece === nonce ? 'nonce' : 'now'));
  return { body, gaps, headers, withCookies: false, route: 'page', until };
}

/** Data is the same for everybody, so who has it may ask whether it is still true. */
export async function keptData({ address, text, headers, until }: MadeAnswer): Promise<KeptAnswer> {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  const body = await compressWithGaps([text]);
  const kept = { ...headers, etag, 'cache-control': 'no-cache' };
  return { body, gaps: [], headers: kept, withCookies: true, route: address, until };
}

type Asking = {
  readonly nonce: string;
  readonly now: Instant;
  readonly ifNoneMatch: string | undefined;
};

type Sent = {
  readonly status: 200 | 304;
  /** Null: the asker has it already. */
  readonly body: Buffer<ArrayBuffer> | null;
};

/** Whether one of the tags is this one; which of two encodings they are of says nothing. Source: RFC 9110, section 13.1.2. */
const names = (tags: string, etag: string): boolean => tags.split(',').some((tag) => tag.trim() === etag);

/** What somebody is sent who asks for it. */
export function sendKept({ body, gaps, headers }: KeptAnswer, { ifNoneMatch = '', ...fresh }: Asking): Sent {
  const { etag } = headers;
  if (etag !== undefined && names(ifNoneMatch, etag)) return { status: 304, body: null };
  const texts = gaps.map((kind) => fresh[kind]);
  return { status: 200, body: texts.length === 0 ? body.bytes : fillGaps(body, texts) };
}
