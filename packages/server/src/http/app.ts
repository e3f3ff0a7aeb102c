import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { API_ANSWER } from '@ofenpost/contract/api-answer';
import { DEFAULT_ERROR_DETAIL } from '@ofenpost/core/error/error-catalogue';
import { ORPCError } from '@orpc/server';
import { type MiddlewareHandler, Hono, type Context } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { Configuration } from '../configuration/configuration.ts';
import { UNREACHABLE_DETAIL, isDatabaseUnreachable } from '../database/database-error.ts';
import { type AnsweredRequest, type Metrics, NO_METRICS } from '../metrics/metrics.ts';
import { withTimeout } from '../time/time.ts';
import type { ApiContext } from './api-context.ts';
import { compressAnswers } from './compressed.ts';
import { hostCheck } from './host-check.ts';
import { errorAnswer, limitBody, originCheck } from './refusal.ts';
import type { RequestKey } from './request-key.ts';
import {
  type InlineTexts,
  NOTHING_INLINE,
  type SecurityHeaders,
  headersFor,
  prepareSecurityHeaders,
} from './security-headers.ts';
import { type Upload, isUpload } from './upload-limit.ts';

/**
 * The client closed the connection before the whole request had arrived: nobody reads the answer, and it is not an
 * error of the server.
 */
const isClientAborted = ({ complete, destroyed }: IncomingMessage): boolean => destroyed && !complete;

/**
 * In milliseconds: enough for the timeouts of a connection and of an answer of the database together, so that their own
 * errors come first.
 */
export const ANSWERED_WITHIN_MS = 30_000;

const RETRY_AFTER = { 'retry-after': '1' };

/** A body that nobody began to read is not waited for. */
const isStillRead = ({ complete, destroyed, readableFlowing }: IncomingMessage): boolean =>
  readableFlowing !== null && !complete && !destroyed;

/**
 * Answers 503 when a request takes too long; each single wait is limited, but not how many there are. The work goes on,
 * and what it commits stays. The time for sending and reading a body does not count, since Node limits it. An answer
 * that has begun, such as a live one, has no limit.
 */
const limitTime =
  (withinMs: number): MiddlewareHandler<AppEnvironment> =>
  async (context, next) => {
    let isOver = false;
    const answering = next().finally(() => {
      isOver = true;
    });
    do await withTimeout(withinMs, answering);
    while (!isOver && isStillRead(context.env.incoming));
    if (isOver) return undefined;
    context.get('log').warn('not answered in time');
    const isApi = context.req.path.startsWith('/api/');
    return isApi
      ? errorAnswer(new ORPCError('SERVICE_UNAVAILABLE', { message: UNREACHABLE_DETAIL }), RETRY_AFTER)
      : context.text(UNREACHABLE_DETAIL, 503, RETRY_AFTER);
  };

type Answered = Omit<AnsweredRequest, 'seconds'> & { readonly path: string };

/** Records each answer in the log and the metrics. */
export type RequestLog = {
  /** Call it when a request arrives, and its result when it is answered. */
  began(requestId: string): (answered: Answered) => void;
};

export const createRequestLog = (log: Logger, metrics: Metrics): RequestLog => ({
  began: (requestId) => {
    const start = performance.now();
    metrics.requestBegan();
    return ({ method, path, route, status }) => {
      const took = performance.now() - start;
      metrics.requestAnswered({ method, route, status, seconds: took / 1000 });
      const milliseconds = Math.round(took * 10) / 10;
      // A key in an address is a secret.
      const shown = route.includes('/:key') ? route : path;
      log.info({ requestId, method, path: shown, status, milliseconds }, 'answered');
    };
  },
});

/** The data that earlier middleware sets for a request. */
export type RequestVariables = {
  readonly requestId: string;
  /** The inline texts of a page that may run; by default none. */
  readonly inline: InlineTexts | undefined;
  readonly log: Logger;
  readonly api: ApiContext;
  /** The API key of the request, if it has one. */
  readonly apiKey: RequestKey | undefined;
  /** The route under which the request is counted; by default the pattern of its path. */
  readonly route: string | undefined;
  /** The answer's body, if a part has it as text or in UTF-8: compressing or caching it then needs no reading. */
  readonly text: string | Uint8Array<ArrayBuffer> | undefined;
};
export type AppEnvironment = { Bindings: HttpBindings; Variables: RequestVariables };
/** A part of the app that adds its routes. */
export type HttpModule = (app: Hono<AppEnvironment>) => void;

type Options = {
  readonly configuration: Configuration;
  readonly log: Logger;
  readonly parts: readonly HttpModule[];
  /** The requests with a larger limit of their body. */
  readonly uploads?: readonly Upload[];
  readonly report?: RequestLog;
  readonly securityHeaders?: SecurityHeaders;
  /** The maximum time until a request is answered, in milliseconds. */
  readonly answeredWithinMs?: number;
};

/**
 * The whole server as one function from request to answer: first what holds for every route, then the parts in order.
 */
export function createApp({
  configuration,
  log,
  parts,
  uploads = [],
  report = createRequestLog(log, NO_METRICS),
  securityHeaders = prepareSecurityHeaders(configuration, false),
  answeredWithinMs = ANSWERED_WITHIN_MS,
}: Options): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  const { publicUrl } = configuration;

  app.use(async (context, next) => {
    const requestId = randomUUID();
    const answered = report.began(requestId);
    const requestLog = log.child({ requestId });
    context.set('requestId', requestId);
    context.set('log', requestLog);
    await next();
    const ofPage = securityHeaders(context.get('inline') ?? NOTHING_INLINE);
    for (const [name, value] of Object.entries(headersFor(context.res.headers, ofPage))) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    context.res.headers.set('x-request-id', requestId);
    const { method, path } = context.req;
    if (path.startsWith('/api/')) context.res.headers.set(API_ANSWER, 'api');
    answered({ method, path, route: context.get('route') ?? routePath(context), status: context.res.status });
  });

  app.use(hostCheck(configuration));

  /** Uploads have their own limits. */
  const limitOthers = (limit: MiddlewareHandler<AppEnvironment>) =>
    app.use((context, next) => (isUpload(context, uploads) ? next() : limit(context, next)));

  limitOthers(limitBody);
  app.use(originCheck(publicUrl));
  app.use(compressAnswers);
  limitOthers(limitTime(answeredWithinMs));
  for (const add of parts) add(app);

  app.onError((error, context) => {
    if (isClientAborted(context.env.incoming)) {
      context.get('log').info({ err: error }, 'cut off by whoever sent it');
      return context.body(null, 400);
    }
    context.get('log').error({ err: error }, 'failed');
    if (isDatabaseUnreachable(error)) return context.text(UNREACHABLE_DETAIL, 503, { 'retry-after': '1' });
    return context.text(DEFAULT_ERROR_DETAIL, 500);
  });
  return app;
}

/** The fields of a submitted form; none when it cannot be read. */
export const readForm = ({ req, env }: Context<AppEnvironment>): Promise<Record<string, unknown>> =>
  req.parseBody().catch((error: unknown) => {
    if (isClientAborted(env.incoming)) throw error;
    return {};
  });
