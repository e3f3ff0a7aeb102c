import { API_ANSWER } from '@ofenpost/contract/api-answer';
import type { AnyContract, CallContext, ClientOf } from '@ofenpost/contract/api.contract';
import { DEFAULT_ERROR_DETAIL, LOST_CONNECTION_DETAIL } from '@ofenpost/core/error/error-catalogue';
import { ORPCError, createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { foreignAnswerOf } from './foreign-answer.ts';

const isLive = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') ?? false;

/**
 * Calls back for everything that arrives over a stream of server-sent events, even a comment. A dead connection shows
 * only by nothing arriving any more, so the caller can notice it by these calls.
 */
export function watchHeartbeat(response: Response, received: () => void): Response {
  if (response.body === null || !isLive(response)) return response;
  const listening = new TransformStream<Uint8Array, Uint8Array>({
    transform: (bytes, controller) => {
      received();
      controller.enqueue(bytes);
    },
  });
  return new Response(response.body.pipeThrough(listening), response);
}

/** The kinds of content that our API answers with. */
const OF_API = /^application\/json|^text\/event-stream/;
/** The status of a proxy that got no answer of ours. */
const BAD_GATEWAY = 502;

const isOrpcError = (error: unknown): error is ORPCError<string, unknown> => error instanceof ORPCError;

/**
 * Timeout for the whole answer, in milliseconds. The server answers within 30 seconds; a phone without reception would
 * otherwise wait for minutes, and its owner can do nothing meanwhile.
 */
const REQUEST_TIMEOUT = 35_000;

class LostConnection extends Error {}

/**
 * Replaces the browser's English message of `fetch` with a German one when there is no connection, or it breaks off.
 */
const loseConnection = (cause: unknown): never => {
  throw new LostConnection(LOST_CONNECTION_DETAIL, { cause });
};

/** The error as guests see it. oRPC wraps what was thrown while a body was read. */
async function explain(error: unknown): Promise<Error> {
  if (isOrpcError(error)) return foreignAnswerOf(error);
  const thrown = error instanceof Error && error.cause instanceof LostConnection ? error.cause : error;
  return thrown instanceof LostConnection ? thrown : new Error(DEFAULT_ERROR_DETAIL, { cause: error });
}

/** Loaded only for callers that want to know the progress; guests never do. */
const sendWithProgress = async (sent: (part: number) => void, otherwise: typeof fetch): Promise<typeof fetch> =>
  (await import('./fetch-with-progress.ts')).fetchWithProgress(sent, otherwise);

/** A client of a part of the HTTP API, with credentials. `baseUrl` is the server's origin. */
export const createContractClient = <Contract extends AnyContract>(
  contract: Contract,
  baseUrl: string,
  fetchImplementation: typeof fetch = fetch,
): ClientOf<Contract> =>
  createORPCClient(
    new OpenAPILink<CallContext>(contract, {
      url: `${baseUrl}/api`,
      fetch: async (request, init, { context, signal }) => {
        const { received, sent, timeout = REQUEST_TIMEOUT } = context;
        const send = sent === undefined ? fetchImplementation : await sendWithProgress(sent, fetchImplementation);
        // A caller with a signal sets its own end, such as a stream that lasts. `requestSignal` tells why it is passed
        // on beside the request.
        const end = signal ?? AbortSignal.timeout(timeout);
        const fetching = send(request, { ...init, signal: end, credentials: 'include' });
        const response = await fetching.catch(loseConnection);
        return received === undefined ? response : watchHeartbeat(response, received);
      },
      clientInterceptors: [
        async ({ next }) => {
          const answer = await next();
          const { status, headers } = answer;
          // Where something else answers in its place, such as a network that one has to sign in to, or a host during
          // maintenance, the status may be 200 all the same, and a refusal of theirs is none of ours.
          const isOurs =
            headers[API_ANSWER] !== undefined && (status === 204 || OF_API.test(String(headers['content-type'])));
          return {
            ...answer,
            ...(!isOurs && { status: BAD_GATEWAY }),
            body: () => answer.body().catch(loseConnection),
          };
        },
      ],
      interceptors: [
        ({ next }) =>
          next().catch(async (error: unknown) => {
            throw await explain(error);
          }),
      ],
    }),
  );
