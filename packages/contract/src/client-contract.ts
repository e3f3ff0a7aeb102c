import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { apiContract } from './api.contract.ts';

/**
 * What a client needs of a contract: the path of each route and where its input goes. The schemas are left out, because
 * only the server validates; the build gives browsers this instead of the whole contract.
 */
function withoutSchemas(contract: AnyContractRouter): object {
  if (!isContractProcedure(contract))
    return Object.fromEntries(Object.entries(contract).map(([name, part]) => [name, withoutSchemas(part)]));
  const { method, path, inputStructure, outputStructure } = contract['~orpc'].route;
  return { '~orpc': { errorMap: {}, meta: {}, route: { method, path, inputStructure, outputStructure } } };
}

/** The API's contract as JSON. */
export const clientContract = JSON.stringify(withoutSchemas(apiContract));
