import { type ApiClient, apiContract } from '@ofenpost/contract/api.contract';
import { createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { foreignAnswerOf } from './foreign-answer.ts';
import { breakOnSilence } from './silence.ts';

/** Says in German what `fetch` says in the browser's own words when there is no connection. */
const explainOffline = (cause: unknown): never => {
  throw new Error('Keine Verbindung. Bitte prüfe dein Netz und versuch es nochmals.', { cause });
};

/** The API over HTTP, with credentials. `baseUrl` is the server's origin. */
export const createApiClient = (baseUrl: string, fetchImplementation: typeof fetch = fetch): ApiClient =>
  createORPCClient(
    new OpenAPILink(apiContract, {
      url: `${baseUrl}/api`,
      fetch: (request, init) =>
        fetchImplementation(request, { ...init, credentials: 'include' }).then(breakOnSilence, explainOffline),
      interceptors: [
        ({ next }) =>
          next().catch((error: unknown) => {
            throw foreignAnswerOf(error);
          }),
      ],
    }),
  );
