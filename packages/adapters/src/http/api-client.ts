import { type ApiClient, type CallContext, apiContract } from '@ofenpost/contract/api.contract';
import { ORPCError, createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { foreignAnswerOf } from './foreign-answer.ts';
import { hearSignsOfLife } from './signs-of-life.ts';

const isAnswer = (error: unknown): error is ORPCError<string, unknown> => error instanceof ORPCError;

/** Says in German what `fetch` says in the browser's own words when there is no connection, or not to the end. */
const explain = (cause: unknown): Error =>
  isAnswer(cause)
    ? foreignAnswerOf(cause)
    : new Error('Keine Verbindung. Bitte prüfe dein Netz und versuch es nochmals.', { cause });

/** Loaded for whoever wants to be told: no guest does. */
const sendTelling = async (sent: (part: number) => void, otherwise: typeof fetch): Promise<typeof fetch> =>
  (await import('./fetch-telling.ts')).fetchTelling(sent, otherwise);

/** The API over HTTP, with credentials. `baseUrl` is the server's origin. */
export const createApiClient = (baseUrl: string, fetchImplementation: typeof fetch = fetch): ApiClient =>
  createORPCClient(
    new OpenAPILink<CallContext>(apiContract, {
      url: `${baseUrl}/api`,
      fetch: async (request, init, { context: { heard, sent } }) => {
        const send = sent === undefined ? fetchImplementation : await sendTelling(sent, fetchImplementation);
        const response = await send(request, { ...init, credentials: 'include' });
        return heard === undefined ? response : hearSignsOfLife(response, heard);
      },
      interceptors: [
        ({ next }) =>
          next().catch((error: unknown) => {
            throw explain(error);
          }),
      ],
    }),
  );
