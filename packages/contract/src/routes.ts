import { isContractProcedure } from '@orpc/contract';
import { apiContract } from './api.contract.ts';
import type { RouteMeta } from './route.ts';

export type Route = RouteMeta & {
  /** The name in the contract: `cart.add`. */
  readonly name: string;
  readonly method: string;
  /** Under `/api`, with its parameters: `/cart/items/{id}`. */
  readonly path: string;
  /** The codes of the errors that the route declares. */
  readonly errors: readonly string[];
  /** The body is a file and may be of any type. */
  readonly takesFile: boolean;
};

type Definition = {
  readonly meta: RouteMeta;
  readonly errorMap: object;
  readonly inputSchema?: { readonly _zod: { readonly def: { readonly type: string } } };
  readonly route: { readonly method?: string; readonly path?: string };
};

function walk(node: unknown, names: readonly string[]): Route[] {
  if (!isContractProcedure(node))
    return Object.entries(node as object).flatMap(([key, child]) => walk(child, [...names, key]));
  const { meta, errorMap, inputSchema, route } = node['~orpc'] as Definition;
  const { method = '', path = '' } = route;
  const takesFile = inputSchema?._zod.def.type === 'file';
  return [{ name: names.join('.'), method, path, errors: Object.keys(errorMap), takesFile, ...meta }];
}

export const routesIn = (contract: unknown): readonly Route[] => walk(contract, []);

/** Every route of the contract. */
export const ROUTES = routesIn(apiContract);
