import { type ApiClient, apiContract } from '@ofenpost/contract/api.contract';
import { createORPCClient } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';

/** The API over HTTP, with credentials. `baseUrl` is the server's origin. */
export const createApiClient = (baseUrl: string, fetchImplementation: typeof fetch = fetch): ApiClient =>
  createORPCClient(
    new OpenAPILink(apiContract, {
      url: `${baseUrl}/api`,
      fetch: (request, init) => fetchImplementation(request, { ...init, credentials: 'include' }),
    }),
  );
