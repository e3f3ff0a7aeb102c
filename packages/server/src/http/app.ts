import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { DEFAULT_ERROR_DETAIL } from '@ofenpost/core/error/error-catalogue';
import { Hono, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { Configuration } from '../configuration/configuration.ts';
import { UNREACHABLE_DETAIL, isDatabaseUnreachable } from '../database/database-error.ts';
import { NO_METRICS } from '../metrics/metrics.ts';
import type { ApiContext } from './api-context.ts';
import { isClientAborted } from './client-aborted.ts';
import { compressAnswers } from './compressed.ts';
import { hostCheck } from './host-check.ts';
import { limitBody } from './limit-body.ts';
import { ANSWERED_WITHIN_MS, limitTime } from './limit-time.ts';
import { createNonce } from './nonce.ts';
import { originCheck } from './origin-check.ts';
import { type RequestLog, createRequestLog } from './request-log.ts';
import { type SecurityHeaders, headersFor, prepareSecurityHeaders } from './security-headers.ts';
import { isUpload } from './upload-limit.ts';
import { UPLOADS } from './uploads.ts';

/** The data that earlier middleware sets for a request. */
export type RequestVariables = {
  readonly requestId: string;
  readonly nonce: string;
  readonly log: Logger;
  readonly api: ApiContext;
  /** The route under which the request is counted; by default the pattern of its path. */
  readonly route: string | undefined;
  /** The answer's body, if a part has it as text or in UTF-8: compressing or caching it then needs no reading. */
  readonly text: string | Uint8Array<ArrayBuffer> | undefined;
  /** The page is rendered without personal data, which is sent after it. */
  readonly forEverybody: true | undefined;
};
export type AppEnvironment = { Bindings: HttpBindings; Variables: RequestVariables };
/** A part of the app that adds its routes. */
export type HttpModule = (app: Hono<AppEnvironment>) => void;

type Options = {
  readonly configuration: Configuration;
  readonly log: Logger;
  readonly parts: readonly HttpModule[];
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
  report = createRequestLog(log, NO_METRICS),
  securityHeaders = prepareSecurityHeaders(configuration, false),
  answeredWithinMs = ANSWERED_WITHIN_MS,
}: Options): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  const { publicUrl } = configuration;

  app.use(async (context, next) => {
    const requestId = randomUUID();
    const nonce = createNonce();
    const answered = report.began(requestId);
    const requestLog = log.child({ requestId });
    context.set('requestId', requestId);
    context.set('nonce', nonce);
    context.set('log', requestLog);
    await next();
    for (const [name, value] of Object.entries(headersFor(context.res.headers, securityHeaders(nonce)))) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    context.res.headers.set('x-request-id', requestId);
    const { method, path } = context.req;
    answered({ method, path, route: context.get('route') ?? routePath(context), status: context.res.status });
  });

  app.use(hostCheck(configuration));

  /** Uploads have their own limits. */
  const limitOthers = (limit: MiddlewareHandler<AppEnvironment>) =>
    app.use((context, next) => (isUpload(context, UPLOADS) ? next() : limit(context, next)));

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
