import { randomBytes, randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { IMPORTS_PATH } from '@ofenpost/contract/catalogue/catalogue-import.contract';
import { DEFAULT_ERROR_DETAIL } from '@ofenpost/core/error/error-catalogue';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import type { Configuration } from '../configuration/configuration.ts';
import { UNREACHABLE_DETAIL, isDatabaseUnreachable } from '../database/database-error.ts';
import { isUpload } from '../photo/upload-gate.ts';
import { browserReporting, reportingOrigins } from '../reporting/browser-reporting.ts';
import { signInTargets } from '../session/sign-in-providers.ts';
import type { ApiContext } from './api-context.ts';
import { compressAnswers } from './compressed.ts';
import { originCheck } from './origin-check.ts';
import { securityHeaders } from './security-headers.ts';

/** What earlier steps know about a request. */
export type RequestVariables = {
  readonly requestId: string;
  readonly nonce: string;
  readonly log: Logger;
  readonly api: ApiContext;
};
export type AppEnvironment = { Bindings: HttpBindings; Variables: RequestVariables };
/** A part of the app that adds its routes. */
export type AppPart = (app: Hono<AppEnvironment>) => void;

const BODY_BYTES_MAX = 256 * 1024;
/** Of a file of the greatest length, in letters of two bytes and with what JSON adds. */
const FILE_BYTES_MAX = 12 * 1024 * 1024;
const FILE_PATHS: ReadonlySet<string> = new Set([`/api${IMPORTS_PATH}`]);
const LOOPBACK_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The rest of the request is not read, so its connection can carry no other. */
const answerTooLarge = (context: Context): Response =>
  context.json({ code: 'PAYLOAD_TOO_LARGE', status: 413, message: 'Diese Anfrage ist zu gross.' }, 413, {
    connection: 'close',
  });

type Options = {
  readonly configuration: Configuration;
  readonly log: Logger;
  readonly parts: readonly AppPart[];
  /** Whether Vite replaces modules in the browser. */
  readonly hotReload?: boolean;
};

/** The whole server as one function from request to answer: what holds for every route, then the parts in their order. */
export function createApp({ configuration, log, parts, hotReload = false }: Options): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  const { publicUrl, environment } = configuration;
  const formTargets = signInTargets(configuration);
  const secure = publicUrl.startsWith('https:');
  const fixed = { formTargets, secure, reportingOrigins: reportingOrigins(browserReporting(configuration)), hotReload };

  app.use(async (context, next) => {
    const requestId = randomUUID();
    const nonce = randomBytes(16).toString('base64url');
    const requestLog = log.child({ requestId });
    context.set('requestId', requestId);
    context.set('nonce', nonce);
    context.set('log', requestLog);
    const start = performance.now();
    await next();
    for (const [name, value] of Object.entries(securityHeaders({ ...fixed, nonce }))) {
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    }
    context.res.headers.set('x-request-id', requestId);
    const { method, path } = context.req;
    const milliseconds = Math.round((performance.now() - start) * 10) / 10;
    requestLog.info({ method, path, status: context.res.status, milliseconds }, 'answered');
  });

  // Sign-in comes back to PUBLIC_URL, and cookies belong to one name: 127.0.0.1 is led to localhost.
  if (environment !== 'production') {
    app.get('*', (context, next) => {
      const url = new URL(context.req.url);
      const wanted = new URL(publicUrl);
      const isPage = context.req.header('sec-fetch-dest') === 'document';
      const isOtherLoopbackName =
        url.hostname !== wanted.hostname && LOOPBACK_NAMES.has(url.hostname) && LOOPBACK_NAMES.has(wanted.hostname);
      if (!isPage || !isOtherLoopbackName) return next();
      return Promise.resolve(context.redirect(`${publicUrl}${url.pathname}${url.search}`));
    });
  }

  const limitBody = bodyLimit({ maxSize: BODY_BYTES_MAX, onError: answerTooLarge });
  const limitFile = bodyLimit({ maxSize: FILE_BYTES_MAX, onError: answerTooLarge });
  app.use((context, next) => {
    if (isUpload(context)) return next();
    return (FILE_PATHS.has(context.req.path) ? limitFile : limitBody)(context, next);
  });
  app.use(originCheck(publicUrl));
  app.use(compressAnswers);
  for (const add of parts) add(app);

  app.onError((error, context) => {
    context.get('log').error({ err: error }, 'failed');
    if (isDatabaseUnreachable(error)) return context.text(UNREACHABLE_DETAIL, 503, { 'retry-after': '1' });
    return context.text(DEFAULT_ERROR_DETAIL, 500);
  });
  return app;
}
