import { isContractProcedure } from '@orpc/contract';
import { apiContract } from './api.contract.ts';
import type { RouteMeta } from './route.ts';

export type Route = RouteMeta & {
  /** Where it stands in the contract: `cart.add`. */
  readonly name: string;
  readonly method: string;
  /** Under `/api`, with its parameters: `/cart/items/{id}`. */
  readonly path: string;
  /** The codes of the errors that it announces. */
  readonly errors: readonly string[];
};

type Definition = {
  readonly meta: RouteMeta;
  readonly errorMap: object;
  readonly route: { readonly method?: string; readonly path?: string };
};

function walk(node: unknown, names: readonly string[]): Route[] {
  if (!isContractProcedure(node))
    return Object.entries(node as object).flatMap(([key, child]) => walk(child, [...names, key]));
  const { meta, errorMap, route } = node['~orpc'] as Definition;
  const { method = '', path = '' } = route;
  return [{ name: names.join('.'), method, path, errors: Object.keys(errorMap), ...meta }];
}

export const routesIn = (contract: unknown): readonly Route[] => walk(contract, []);

/** Every route of the contract. */
export const ROUTES = routesIn(apiContract);
