import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Configuration } from '../configuration/configuration.ts';
import { namesBrotli } from '../http/compressed.ts';
import { createNonce } from '../http/nonce.ts';
import { createHostKind } from '../http/own-host.ts';
import type { RequestLog } from '../http/request-log.ts';
import { headersFor } from '../http/security-headers.ts';
import { hasOurCookie } from '../session/session-cookie.ts';
import { sendCached } from './cached-answer.ts';
import { type CachedHead, prepareHead } from './cached-head.ts';
import type { CachedAnswer, PageCache } from './page-cache.ts';
import { createSending } from './send-page.ts';

type Parts = {
  readonly configuration: Configuration;
  readonly stored: PageCache;
  readonly clock: ClockPort;
  readonly securityHeaders: (nonce: string) => Record<string, string>;
  readonly report: RequestLog;
};

/** What is made for an answer once, however often it is sent. */
type Prepared = {
  readonly head: CachedHead;
  /** Copies of the body that were sent and may be written into again: setting memory aside costs ten times as much. */
  readonly copies: Buffer<ArrayBuffer>[];
};

/** More answers than are under way at once, but for those to slow lines. */
const COPIES_MAX = 64;

/** Sends what is kept before anything else of the server is asked: that is most of the work of a busy evening. */
export function answerFromCache(
  { configuration, stored, clock, securityHeaders, report }: Parts,
  answerOther: RequestListener,
): RequestListener {
  const kindOf = createHostKind(configuration);

  /** Whoever asks under another name is answered by `host-check.ts`. */
  const mayHaveAt = (host = ''): boolean => {
    const kind = kindOf(host);
    return kind === 'own' || (kind === 'loopback' && configuration.environment === 'production');
  };

  const mayTake = ({ withCookies }: CachedAnswer, headers: IncomingHttpHeaders): boolean =>
    (withCookies || !hasOurCookie(headers.cookie)) &&
    mayHaveAt(headers.host) &&
    namesBrotli(headers['accept-encoding']);

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
