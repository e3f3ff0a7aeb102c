import type { ApiClient } from '@ofenpost/contract/api.contract';
import { GUEST } from '@ofenpost/core/account/guest';
import { DEFAULT_ERROR_DETAIL, SESSION_EXPIRED_DETAIL } from '@ofenpost/core/error/error-catalogue';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import {
  ORPCError,
  type AnyRouter,
  Procedure,
  isLazy,
  isProcedure,
  type Schema,
  type AnyProcedure,
  createRouterClient,
} from '@orpc/server';
import type { StandardHandleResult } from '@orpc/server/standard';
import type { Context } from 'hono';
import { config } from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { cartOwnership } from '../cart/cart-owner.ts';
import { UNREACHABLE_DETAIL, isAccountRemoved, isDatabaseUnreachable } from '../database/database-error.ts';
import type { ApiContext } from '../http/api-context.ts';
import type { AppEnvironment, HttpModule } from '../http/app.ts';
import type { LiveOpener } from '../http/live-connections.ts';
import { type CallCounter, tooManyCalls } from '../http/rate-limit.ts';
import { refuseBody, refuseUnmatched } from '../http/refusal.ts';
import type { RequestKey } from '../http/request-key.ts';
import { createUploadLimit } from '../http/upload-limit.ts';
import { assignOrders } from '../order/order.repository.ts';
import type { Services } from '../services.ts';
import type { Authentication } from '../session/authentication.ts';
import {
  currentAccount,
  extendSittingOf,
  laterAccount,
  laterSessionEnd,
  takeDeadSession,
} from '../session/current-account.ts';
import { hasDeviceCookie } from '../session/session-cookie.ts';
import { createApiRouter } from './api-router.ts';
import { UPLOADS } from './uploads.ts';

const RETRY_AFTER_SECONDS = '1';

const badRequest = (data?: unknown) => new ORPCError('BAD_REQUEST', { message: 'Diese Eingabe ist ungültig.', data });

const internalError = () => new ORPCError('INTERNAL_SERVER_ERROR', { message: DEFAULT_ERROR_DETAIL });

const isApiError = (error: unknown): error is ORPCError<string, unknown> => error instanceof ORPCError;

/** The error that a client sees: the contract's own errors unchanged, and nothing internal of the server. */
export function toApiError(error: unknown, { log, responseHeaders }: ApiContext): ORPCError<string, unknown> {
  if (isApiError(error)) {
    if (error.code === 'BAD_REQUEST') return badRequest(error.data);
    if (error.code !== 'INTERNAL_SERVER_ERROR') return error;
    log.error({ err: error }, 'call failed');
    return internalError();
  }
  if (isDatabaseUnreachable(error)) {
    log.warn({ err: error }, 'database unreachable');
    responseHeaders.set('retry-after', RETRY_AFTER_SECONDS);
    return new ORPCError('SERVICE_UNAVAILABLE', { message: UNREACHABLE_DETAIL });
  }
  // The account was removed with its session, a moment after the request had begun.
  if (isAccountRemoved(error)) return new ORPCError('UNAUTHORIZED', { message: SESSION_EXPIRED_DETAIL });
  log.error({ err: error }, 'call failed');
  return internalError();
}

/**
 * An error before the handler means a bad request, such as invalid JSON; errors of handlers have been converted
 * already.
 */
const toRequestError = (error: unknown): ORPCError<string, unknown> => (isApiError(error) ? error : badRequest());

type Checked = Schema<unknown, unknown>;

/**
 * A schema that validates each object once, and then returns the first result. It is stored on the object itself: most
 * belong to one request, and the entries of a WeakMap outlive them by far (decision 0040).
 */
function rememberingSchema(schema: Checked): Checked {
  const standard = schema['~standard'];
  const result = Symbol('checked');
  type Noted = { readonly [result]?: ReturnType<typeof standard.validate> };
  const validate = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return standard.validate(value);
    const { [result]: noted } = value as Noted;
    if (noted !== undefined) return noted;
    const made = standard.validate(value);
    Reflect.defineProperty(value, result, { value: made });
    return made;
  };
  return { '~standard': { ...standard, validate } };
}

/**
 * The same routes, with each object of their answers validated once. The storefront stays in memory until it changes,
 * and is never mutated: validating the whole catalogue for every page would take longer than everything else of the
 * page, and a copy would defeat caches that are keyed by the object.
 */
export function validateOutput<T extends AnyRouter>(router: T): T;
export function validateOutput(router: AnyRouter): AnyRouter {
  if (isProcedure(router)) {
    const definition = router['~orpc'];
    const outputSchema: Checked | undefined = definition.outputSchema;
    return outputSchema === undefined
      ? router
      : new Procedure({ ...definition, outputSchema: rememberingSchema(outputSchema) });
  }
  return Object.fromEntries(
    Object.entries(router).map(([name, part]) => [name, isLazy(part) ? part : validateOutput(part)]),
  );
}

/** With a key nobody is signed in besides, whatever cookies come along. */
function withoutCookies(headers: Headers): Headers {
  const others = new Headers(headers);
  others.delete('cookie');
  return others;
}

/** A key may be revoked while its live answer lasts. */
const laterKey = ({ again }: RequestKey): Pick<ApiContext, 'accountNow' | 'sessionEnd'> => ({
  accountNow: async () => (await again())?.account ?? GUEST,
  sessionEnd: async () => {
    const valid = await again();
    return valid === null ? null : new Date(valid.expiresAt);
  },
});

const PREFIX = '/api';
const LIVE_RETRY_SECONDS = '60';

type NamedCall<T> = {
  readonly next: () => Promise<T>;
  readonly context: ApiContext;
  readonly procedure: AnyProcedure;
};

export type Api = {
  /** Answers the contract's routes. */
  readonly part: HttpModule;
  /** Calls them in this process, as the sender of the request. */
  readonly clientFor: (context: Context<AppEnvironment>) => ApiClient;
};

const rethrow = <T>(call: Promise<T>, explain: (error: unknown) => Error): Promise<T> =>
  call.catch((error: unknown) => {
    throw explain(error);
  });

/** Over HTTP and in the process alike, a failed call is logged and reveals nothing internal. */
const explainFailure = <T>({ next, context }: { readonly next: () => Promise<T>; readonly context: ApiContext }) =>
  rethrow(next(), (error) => toApiError(error, context));

/** Requests are counted by the paths of the contract. */
const nameRoute = <T>({ next, context, procedure }: NamedCall<T>) => {
  context.nameRoute(`${PREFIX}${procedure['~orpc'].route.path}`);
  return next();
};

const isPlain = (body: unknown): boolean =>
  Array.isArray(body) || (body instanceof Object && Object.getPrototypeOf(body) === Object.prototype);

const isEventStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;

type Answering = { readonly next: () => Promise<StandardHandleResult>; readonly context: ApiContext };

/**
 * Data is returned as text, so that it can be compressed without reading the answer again; files and streams stay as
 * they are.
 */
async function answerText({ next, context }: Answering): Promise<StandardHandleResult> {
  const result = await next();
  if (!result.matched || !isPlain(result.response.body)) return result;
  context.storeText(JSON.stringify(result.response.body));
  return { matched: true, response: { ...result.response, body: undefined } };
}

type Parts = {
  readonly authentication: Authentication;
  readonly countCall: CallCounter;
  readonly openLive: LiveOpener;
};

export function createApi(services: Services, { authentication, countCall, openLive }: Parts): Api {
  // Set here: otherwise the first module that imports all of zod would change the messages for invalid input later.
  config(en());
  const router = validateOutput(createApiRouter(services, authentication));
  const handler = new OpenAPIHandler(router, {
    rootInterceptors: [answerText],
    interceptors: [({ next }) => rethrow(next(), toRequestError)],
    clientInterceptors: [nameRoute, explainFailure],
  });

  const cartServices = { ...services, assignOrders };

  function createApiContext(context: Context<AppEnvironment>): ApiContext {
    const key = context.get('apiKey');
    const requestHeaders = key === undefined ? context.req.raw.headers : withoutCookies(context.req.raw.headers);
    const exchange = { requestHeaders, responseHeaders: new Headers() };
    let known: ReturnType<ApiContext['account']> | undefined;
    const account = () =>
      (known ??= key === undefined ? currentAccount(authentication, exchange) : Promise.resolve(key.account));
    return {
      ...exchange,
      ...cartOwnership(cartServices, { ...exchange, account }),
      requestId: context.get('requestId'),
      log: context.get('log'),
      countCall: async (limit) => {
        const seconds = await countCall(limit, context);
        if (seconds !== null) exchange.responseHeaders.set('retry-after', `${seconds}`);
        return seconds === null;
      },
      nameRoute: (path) => context.set('route', path),
      storeText: (text) => context.set('text', text),
      openLive: async (start) => {
        const queue = await openLive(context, start);
        if (queue !== null) return queue;
        exchange.responseHeaders.set('retry-after', LIVE_RETRY_SECONDS);
        throw tooManyCalls();
      },
      account,
      isRestricted:
        key !== undefined || hasDeviceCookie(exchange.requestHeaders, authentication.cookieKey.inProduction),
      extendSitting: () => extendSittingOf(authentication, exchange.requestHeaders),
      takeDeadSession: () => takeDeadSession(authentication, { ...exchange, account }),
      ...(key === undefined
        ? {
            accountNow: () => laterAccount(authentication, requestHeaders),
            sessionEnd: () => laterSessionEnd(authentication, requestHeaders),
          }
        : laterKey(key)),
    };
  }

  return {
    part: (app) => {
      app.use(async (context, next) => {
        const apiContext = createApiContext(context);
        context.set('api', apiContext);
        await next();
        for (const [name, value] of apiContext.responseHeaders) context.res.headers.append(name, value);
      });
      app.use(`${PREFIX}/*`, createUploadLimit(UPLOADS));
      app.use(`${PREFIX}/*`, async (context) => {
        const { req } = context;
        const refusal = refuseBody(req);
        if (refusal !== null) return refusal;
        // HEAD is answered like GET, and Hono omits the body. Source: RFC 9110, section 9.3.2.
        const isHead = req.method === 'HEAD';
        const { matched, response } = await handler.handle(isHead ? new Request(req.raw, { method: 'GET' }) : req.raw, {
          prefix: PREFIX,
          context: context.get('api'),
        });
        if (!matched) return refuseUnmatched(req);
        // Nobody reads the body, or it comes too late, so a live answer in it has to be ended.
        if (isHead || context.finalized) await response.body?.cancel();
        // nginx buffers an answer unless this header is set. Source: ngx_http_proxy_module, proxy_buffering.
        if (isEventStream(response)) response.headers.set('x-accel-buffering', 'no');
        if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
        const text = context.get('text');
        if (text === undefined) return isHead ? new Response(null, response) : response;
        response.headers.set('content-type', 'application/json');
        return new Response(text, { status: response.status, headers: response.headers });
      });
    },
    clientFor: (context) => createRouterClient(router, { context: context.get('api'), interceptors: [explainFailure] }),
  };
}
