import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Configuration } from '../configuration/configuration.ts';
import type { AnswerTeller } from '../http/answer-teller.ts';
import { namesBrotli } from '../http/compressed.ts';
import { createNonce } from '../http/nonce.ts';
import { headersFor } from '../http/security-headers.ts';
import { sendKept } from './kept-answer.ts';
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts';
import { type KeptHead, prepareHead } from './kept-head.ts';

type Parts = {
  readonly configuration: Configuration;
  readonly kept: KeptAnswers;
  readonly clock: ClockPort;
  readonly securityHeaders: (nonce: string) => Record<string, string>;
  readonly tell: AnswerTeller;
};

/** Sends what is kept before anything else of the server is asked: that is most of the work of a busy evening. */
export function answerKept(
  { configuration: { environment, publicUrl }, kept, clock, securityHeaders, tell }: Parts,
  answerOther: RequestListener,
): RequestListener {
  const { host: ownHost } = new URL(publicUrl);

  /** Elsewhere than in production the names of this machine are told apart: see `app.ts`. */
  const mayTake = ({ withCookies }: KeptAnswer, headers: IncomingHttpHeaders): boolean =>
    (withCookies || headers.cookie === undefined) &&
    (environment === 'production' || headers.host === ownHost) &&
    namesBrotli(headers['accept-encoding']);

  const heads = new WeakMap<KeptAnswer, KeptHead>();
  const headOf = (answer: KeptAnswer): KeptHead => {
    const prepared = heads.get(answer);
    if (prepared !== undefined) return prepared;
    const own = new Headers(answer.headers);
    const made = prepareHead((nonce) => ({ ...answer.headers, ...headersFor(own, securityHeaders(nonce)) }));
    heads.set(answer, made);
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
    const { hasNonce, write } = headOf(answer);
    const nonce = hasNonce || answer.gaps.length > 0 ? createNonce() : '';
    const { status, body } = sendKept(answer, { nonce, now, ifNoneMatch: headers['if-none-match'] });
    const head = write(nonce, requestId);
    if (body !== null) head.push('content-length', `${body.byteLength}`);
    response.writeHead(status, head);
    response.end(body);
    answered({ method, path: url, route: answer.route, status });
  };
}
