import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Configuration } from '../configuration/configuration.ts';
import type { AnswerTeller } from '../http/answer-teller.ts';
import { namesBrotli } from '../http/compressed.ts';
import { createNonce } from '../http/nonce.ts';
import { createHostKind } from '../http/own-host.ts';
import { headersFor } from '../http/security-headers.ts';
import { hasOurCookie } from '../session/session-cookie.ts';
import { sendKept } from './kept-answer.ts';
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts';
import { type KeptHead, prepareHead } from './kept-head.ts';
import { createSending } from './send-together.ts';

type Parts = {
  readonly configuration: Configuration;
  readonly kept: KeptAnswers;
  readonly clock: ClockPort;
  readonly securityHeaders: (nonce: string) => Record<string, string>;
  readonly tell: AnswerTeller;
};

/** What is made for an answer once, however often it is sent. */
type Prepared = {
  readonly head: KeptHead;
  /** Copies of the body that were sent and may be written into again: setting memory aside costs ten times as much. */
  readonly copies: Buffer<ArrayBuffer>[];
};

/** More answers than are under way at once, but for those to slow lines. */
const COPIES_MAX = 64;

/** Sends what is kept before anything else of the server is asked: that is most of the work of a busy evening. */
export function answerKept(
  { configuration, kept, clock, securityHeaders, tell }: Parts,
  answerOther: RequestListener,
): RequestListener {
  const kindOf = createHostKind(configuration);

  /** Whoever asks under another name is answered by `host-check.ts`. */
  const mayHaveAt = (host = ''): boolean => {
    const kind = kindOf(host);
    return kind === 'own' || (kind === 'loopback' && configuration.environment === 'production');
  };

  const mayTake = ({ withCookies }: KeptAnswer, headers: IncomingHttpHeaders): boolean =>
    (withCookies || !hasOurCookie(headers.cookie)) &&
    mayHaveAt(headers.host) &&
    namesBrotli(headers['accept-encoding']);

  const sendTogether = createSending();
  const prepared = new WeakMap<KeptAnswer, Prepared>();
  const prepare = (answer: KeptAnswer): Prepared => {
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
    const answer = method === 'GET' ? kept.find(url, now) : null;
    if (answer === null || !mayTake(answer, headers)) {
      answerOther(request, response);
      return;
    }
    const requestId = randomUUID();
    const answered = tell.began(requestId);
    const { head, copies } = prepare(answer);
    const hasGaps = answer.gaps.length > 0;
    const nonce = head.hasNonce || hasGaps ? createNonce() : '';
    const ifNoneMatch = headers['if-none-match'];
    const { status, body } = sendKept(answer, { nonce, now, ifNoneMatch, copy: copies.pop() });
    const lines = head.write(nonce, requestId);
    if (body !== null) lines.push('content-length', `${body.byteLength}`);
    sendTogether(() => {
      response.writeHead(status, lines);
      if (body === null || !hasGaps) response.end(body);
      else response.end(body, () => copies.length < COPIES_MAX && copies.push(body));
      answered({ method, path: url, route: answer.route, status });
    });
  };
}
