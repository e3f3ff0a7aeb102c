import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Configuration } from '../configuration/configuration.ts';
import type { RequestLog } from '../http/app.ts';
import { namesBrotli } from '../http/compressed.ts';
import { createHostKind } from '../http/host-check.ts';
import { createNonce, headersFor } from '../http/security-headers.ts';
import { sendCached, type CachedAnswer, type PageCache } from './page-cache.ts';

/** The placeholder of the nonce in headers that are built once. */
const NONCE_PLACE = '{nonce}';

type CachedHead = {
  /** Whether the headers contain a nonce. */
  readonly hasNonce: boolean;
  /** The headers of one answer, names and values in turn: the form that Node writes fastest. */
  write(nonce: string, requestId: string): string[];
};

/** Builds the headers of a cached answer, except those that differ for each answer. */
export function prepareHead(headersWith: (nonce: string) => Readonly<Record<string, string>>): CachedHead {
  const entries = Object.entries(headersWith(NONCE_PLACE));
  const fixed = entries.filter(([, value]) => !value.includes(NONCE_PLACE)).flat();
  const own = entries
    .filter(([, value]) => value.includes(NONCE_PLACE))
    .map(([name, value]) => ({ name, pieces: value.split(NONCE_PLACE) }));
  return {
    hasNonce: own.length > 0,
    write: (nonce, requestId) => {
      const head = [...fixed, 'x-request-id', requestId];
      for (const { name, pieces } of own) head.push(name, pieces.join(nonce));
      return head;
    },
  };
}

/**
 * Sends the answers to all requests that have arrived one after the other, after the last one is read. Sending each at
 * once wakes the client, which then sleeps again until the next: that is half of the cost of a cached answer.
 */
export function createSending(): (send: () => void) => void {
  let waiting: (() => void)[] = [];
  const sendAll = () => {
    const sending = waiting;
    waiting = [];
    for (const send of sending) send();
  };
  return (send) => {
    if (waiting.push(send) === 1) setImmediate(sendAll);
  };
}

type Parts = {
  readonly configuration: Configuration;
  readonly stored: PageCache;
  readonly clock: ClockPort;
  readonly securityHeaders: (nonce: string) => Record<string, string>;
  readonly report: RequestLog;
  /** Whether these cookies may make an answer personal. */
  readonly isPersonal: (cookies: string | undefined) => boolean;
};

/** The reusable parts of an answer. */
type Prepared = {
  readonly head: CachedHead;
  /** Buffers of earlier answers that can be reused: allocating memory costs ten times as much. */
  readonly copies: Buffer<ArrayBuffer>[];
};

/** More than the answers under way at once, except those to slow clients. */
const COPIES_MAX = 64;

/** Sends cached answers before any other part of the server runs: that is most of the work of a busy evening. */
export function answerFromCache(
  { configuration, stored, clock, securityHeaders, report, isPersonal }: Parts,
  answerOther: RequestListener,
): RequestListener {
  const kindOf = createHostKind(configuration);

  /** Whether this host may get cached answers; requests under other hosts go to `host-check.ts`. */
  const mayHaveAt = (host = ''): boolean => {
    const kind = kindOf(host);
    return kind === 'own' || (kind === 'loopback' && configuration.environment === 'production');
  };

  const mayTake = ({ withCookies }: CachedAnswer, headers: IncomingHttpHeaders): boolean =>
    (withCookies || !isPersonal(headers.cookie)) && mayHaveAt(headers.host) && namesBrotli(headers['accept-encoding']);

  const sendPage = createSending();
  const prepared = new WeakMap<CachedAnswer, Prepared>();
  const prepare = (answer: CachedAnswer): Prepared => {
    const known = prepared.get(answer);
    if (known !== undefined) return known;
    const own = new Headers(answer.headers);
    const head = prepareHead((nonce) => ({ ...answer.headers, ...headersFor(own, securityHeaders(nonce)) }));
    const made = { head, copies: [] };
    prepared.set(answer, made);
    return made;
  };

  return (request, response) => {
    const { method = '', url = '', headers } = request;
    const now = clock.now();
    const answer = method === 'GET' ? stored.find(url, now) : null;
    if (answer === null || !mayTake(answer, headers)) {
      answerOther(request, response);
      return;
    }
    const requestId = randomUUID();
    const answered = report.began(requestId);
    const { head, copies } = prepare(answer);
    const hasGaps = answer.gaps.length > 0;
    const nonce = head.hasNonce || hasGaps ? createNonce() : '';
    const ifNoneMatch = headers['if-none-match'];
    const { status, body } = sendCached(answer, { nonce, now, ifNoneMatch, copy: copies.pop() });
    const lines = head.write(nonce, requestId);
    if (body !== null) lines.push('content-length', `${body.byteLength}`);
    sendPage(() => {
      response.writeHead(status, lines);
      if (body === null || !hasGaps) response.end(body);
      else response.end(body, () => copies.length < COPIES_MAX && copies.push(body));
      answered({ method, path: url, route: answer.route, status });
    });
  };
}
