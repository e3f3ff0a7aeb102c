import { hash, randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { API_ANSWER } from '@ofenpost/contract/api-answer';
import { memoize } from '@ofenpost/core/memoize/memoize';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Instant } from '@ofenpost/core/time/instant';
import type { Context } from 'hono';
import type { Configuration } from '../configuration/configuration.ts';
import type { AppEnvironment, HttpModule, RequestLog } from '../http/app.ts';
import {
  type Encoding,
  compressForMany,
  decompressed,
  encodingFor,
  gzipOnce,
  namesBrotli,
  replaceResponse,
} from '../http/compressed.ts';
import { isKnownTo } from '../http/entity-tag.ts';
import { createHostKind } from '../http/host-check.ts';
import { NOTHING_INLINE, type SecurityHeaders, headersFor } from '../http/security-headers.ts';
import type { CachedAnswer, MakeAnswer, PageCache } from './page-cache.ts';

type Parts = {
  readonly cache: PageCache;
  readonly clock: ClockPort;
  /** Until when an answer that is made now stays the same. */
  readonly expiresAt: (now: Instant) => Promise<Instant>;
  readonly securityHeaders: SecurityHeaders;
  readonly kind: 'page' | 'data';
  readonly isCached: (address: string, context: Context<AppEnvironment>) => boolean | Promise<boolean>;
};

/** For clients without brotli, such as many programs. */
const gzipOf = memoize(async ({ body }: CachedAnswer) => gzipOnce(await decompressed(body)));

const encoded = async (answer: CachedAnswer, encoding: Encoding | null): Promise<Uint8Array<ArrayBuffer>> =>
  encoding === 'gzip' ? gzipOf(answer) : encoding === 'br' ? answer.body : decompressed(answer.body);

const NEVER_CACHED = ['set-cookie', 'retry-after'];

/**
 * Concurrent requests for the same answer are handled once by the following parts, and the answer is cached. See
 * decision 0055.
 */
export const pageCacheModule =
  ({ cache, clock, expiresAt, securityHeaders, kind, isCached }: Parts): HttpModule =>
  (app) => {
    app.get('*', async (context, next) => {
      const address = context.env.incoming.url ?? '';
      if (!(await isCached(address, context))) return next();
      let isMade = false;
      const make: MakeAnswer = async (before) => {
        const now = clock.now();
        isMade = true;
        await next();
        const { status, headers } = context.res;
        if (status !== 200 || NEVER_CACHED.some((name) => headers.has(name))) return null;
        const text = context.get('text') ?? (await context.res.clone().text());
        const etag = `W/"${hash('sha256', text, 'base64url')}"`;
        headers.delete('content-length');
        const ofPage = securityHeaders(context.get('inline') ?? NOTHING_INLINE);
        return {
          body: before?.headers.etag === etag ? before.body : await compressForMany(text),
          headers: {
            ...Object.fromEntries(headers),
            ...headersFor(headers, ofPage),
            ...(kind === 'data' && { [API_ANSWER]: 'api' }),
            'cache-control': kind === 'page' ? 'no-cache, no-transform' : 'no-cache',
            'content-encoding': 'br',
            vary: 'accept-encoding',
            etag,
          },
          isPage: kind === 'page',
          route: kind === 'page' ? 'page' : address,
          until: await expiresAt(now),
        };
      };
      const answer = cache.find(address, clock.now()) ?? (await cache.make(address, make));
      if (answer === null) return isMade ? undefined : next();
      context.set('route', answer.route);
      const isKnown = isKnownTo(context.req.header('if-none-match'), answer.headers.etag);
      const { 'content-encoding': _brotli, ...plain } = answer.headers;
      const encoding = encodingFor(context);
      const headers = encoding === null ? plain : { ...plain, 'content-encoding': encoding };
      const body = isKnown ? null : await encoded(answer, encoding);
      replaceResponse(context, new Response(body, { status: isKnown ? 304 : 200, headers }));
      return undefined;
    });
  };

type ListenerParts = {
  readonly configuration: Configuration;
  readonly cache: PageCache;
  readonly clock: ClockPort;
  readonly report: RequestLog;
  /** Whether a request with these cookies gets pages of its own. */
  readonly isPersonal: (cookies: string | undefined) => boolean;
};

/**
 * Sends the answers of one turn of the event loop together. A client whose answer arrives while others are computed
 * wakes and sleeps again for each: that is half of the cost of a cached answer. See decision 0055.
 */
function createSending(): (send: () => void) => void {
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

/** The headers of an answer as a flat list, which Node writes without reading an object; made once for each answer. */
const linesOf = memoize(({ headers }: CachedAnswer): readonly string[] => Object.entries(headers).flat());

/** Sends cached answers before any other part of the server runs: that is most of the work of a busy evening. */
export function answerFromCache(
  { configuration, cache, clock, report, isPersonal }: ListenerParts,
  answerOther: RequestListener,
): RequestListener {
  const kindOf = createHostKind(configuration);
  const sendLater = createSending();

  /** Whether this host may get cached answers; requests under other hosts go to `host-check.ts`. */
  const mayHaveAt = (host = ''): boolean => {
    const kind = kindOf(host);
    return kind === 'own' || (kind === 'loopback' && configuration.environment === 'production');
  };

  return (request, response) => {
    const { method = '', url = '', headers } = request;
    // What a key may is checked by the part for keys.
    const answer = method === 'GET' && headers.authorization === undefined ? cache.find(url, clock.now()) : null;
    const mayTake = ({ isPage }: CachedAnswer) =>
      !(isPage && isPersonal(headers.cookie)) && mayHaveAt(headers.host) && namesBrotli(headers['accept-encoding']);
    if (answer === null || !mayTake(answer)) {
      answerOther(request, response);
      return;
    }
    const requestId = randomUUID();
    const answered = report.began(requestId);
    const isKnown = isKnownTo(headers['if-none-match'], answer.headers.etag);
    const { body, route } = answer;
    const status = isKnown ? 304 : 200;
    const lines = [...linesOf(answer), 'x-request-id', requestId];
    if (!isKnown) lines.push('content-length', `${body.byteLength}`);
    sendLater(() => {
      response.writeHead(status, lines);
      response.end(isKnown ? undefined : body);
      answered({ method, path: url, route, status });
    });
  };
}
