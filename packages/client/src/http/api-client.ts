import { type ApiClient, apiContract } from '@ofenpost/contract/api.contract';
import { createContractClient } from './contract-client.ts';

/** The client of the HTTP API, with credentials. `baseUrl` is the server's origin. */
export const createApiClient = (baseUrl: string, fetchImplementation: typeof fetch = fetch): ApiClient =>
  createContractClient(apiContract, baseUrl, fetchImplementation);
