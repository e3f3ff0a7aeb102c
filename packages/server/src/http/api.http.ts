import type { ApiClient } from '@ofenpost/contract/api.contract';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { type AnyProcedure, createRouterClient } from '@orpc/server';
import type { StandardHandleResult } from '@orpc/server/standard';
import type { Context } from 'hono';
import { config } from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { cartOwnership } from '../cart/cart-owner.ts';
import type { Services } from '../services.ts';
import type { Authentication } from '../session/authentication.ts';
import { currentAccount, laterAccount, laterSessionEnd, takeDeadSession } from '../session/current-account.ts';
import type { ApiContext } from './api-context.ts';
import { toApiError, toRequestError } from './api-error.ts';
import { createApiRouter } from './api-router.ts';
import type { AppEnvironment, HttpModule } from './app.ts';
import type { LiveOpener } from './live-connections.ts';
import { type CallCounter, tooManyCalls } from './rate-limit.ts';
import { refuseBody, refuseUnmatched } from './refuse-request.ts';
import { createUploadLimit } from './upload-limit.ts';
import { UPLOADS } from './uploads.ts';
import { validateOutput } from './validate-output.ts';

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

  function createApiContext(context: Context<AppEnvironment>): ApiContext {
    const exchange = { requestHeaders: context.req.raw.headers, responseHeaders: new Headers() };
    let known: ReturnType<ApiContext['account']> | undefined;
    const account = () => (known ??= currentAccount(authentication, exchange));
    return {
      ...exchange,
      ...cartOwnership(services, { ...exchange, account }),
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
      takeDeadSession: () => takeDeadSession(authentication, { ...exchange, account }),
      accountNow: () => laterAccount(authentication, exchange.requestHeaders),
      sessionEnd: () => laterSessionEnd(authentication, exchange.requestHeaders),
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
