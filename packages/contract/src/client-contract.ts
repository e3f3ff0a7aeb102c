import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { apiContract } from './api.contract.ts';

/**
 * What a client asks of a contract: where each route is found, and where its input goes. What may be said there only the
 * server judges, so the schemas stay out: the build gives browsers this in place of the whole.
 */
function withoutSchemas(contract: AnyContractRouter): object {
  if (!isContractProcedure(contract))
    return Object.fromEntries(Object.entries(contract).map(([name, part]) => [name, withoutSchemas(part)]));
  const { method, path, inputStructure, outputStructure } = contract['~orpc'].route;
  return { '~orpc': { errorMap: {}, meta: {}, route: { method, path, inputStructure, outputStructure } } };
}

/** The API's contract as JSON. */
export const clientContract = JSON.stringify(withoutSchemas(apiContract));
