import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import type { ClientRoutes } from './client-routes.ts';
import { guestContract } from './guest.contract.ts';
import { staffContract } from './staff.contract.ts';

/**
 * What a client needs of a contract: the method and path of each route. The schemas are left out, because only the
 * server validates; the build gives browsers this instead of the whole contract.
 */
function routesOf(contract: AnyContractRouter): ClientRoutes {
  if (!isContractProcedure(contract))
    return Object.fromEntries(Object.entries(contract).map(([name, part]) => [name, routesOf(part)]));
  const { method, path, inputStructure, outputStructure } = contract['~orpc'].route;
  if (inputStructure !== undefined || outputStructure !== undefined)
    throw new Error(`Clients do not know how ${path} sends its parts.`);
  return method === 'GET' ? `${path}` : `${path} ${method}`;
}

/** The routes of each part of the API as JSON, for `contractFrom`. */
export const CLIENT_CONTRACTS = {
  guest: JSON.stringify(routesOf(guestContract)),
  staff: JSON.stringify(routesOf(staffContract)),
} as const;
