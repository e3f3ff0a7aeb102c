import type { ApiClient } from '@ofenpost/contract/api.contract';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { createRouterClient } from '@orpc/server';
import type { Context } from 'hono';
import { cartOwnership } from '../cart/cart-owner.ts';
import { createUploadGate } from '../photo/upload-gate.ts';
import type { Services } from '../services.ts';
import type { Authentication } from '../session/authentication.ts';
import { currentAccount, laterAccount } from '../session/current-account.ts';
import type { ApiContext } from './api-context.ts';
import { toApiError, toRequestError } from './api-error.ts';
import { createApiRouter } from './api-router.ts';
import type { AppEnvironment, AppPart } from './app.ts';
import type { CallCounter } from './rate-limit.ts';

const PREFIX = '/api';

export type Api = {
  /** Answers the contract's routes. */
  readonly part: AppPart;
  /** Calls them in this process, as the sender of the request. */
  readonly clientFor: (context: Context<AppEnvironment>) => ApiClient;
};

const rethrow = <T>(call: Promise<T>, explain: (error: unknown) => Error): Promise<T> =>
  call.catch((error: unknown) => {
    throw explain(error);
  });

/** Over HTTP and in the process alike a failed call is logged and tells nothing of the server's inside. */
const explainFailure = <T>({ next, context }: { readonly next: () => Promise<T>; readonly context: ApiContext }) =>
  rethrow(next(), (error) => toApiError(error, context));

export function createApi(services: Services, authentication: Authentication, countCall: CallCounter): Api {
  const router = createApiRouter(services, authentication);
  const handler = new OpenAPIHandler(router, {
    interceptors: [({ next }) => rethrow(next(), toRequestError)],
    clientInterceptors: [explainFailure],
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
      account,
      accountNow: () => laterAccount(authentication, exchange.requestHeaders),
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
      app.use(`${PREFIX}/*`, createUploadGate());
      app.use(`${PREFIX}/*`, async (context) => {
        const { matched, response } = await handler.handle(context.req.raw, {
          prefix: PREFIX,
          context: context.get('api'),
        });
        if (!matched) return context.json({ code: 'NOT_FOUND', status: 404, message: 'Das gibt es hier nicht.' }, 404);
        if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
        return response;
      });
    },
    clientFor: (context) => createRouterClient(router, { context: context.get('api'), interceptors: [explainFailure] }),
  };
}
