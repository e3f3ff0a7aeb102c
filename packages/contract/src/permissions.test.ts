import { GUEST } from '@ofenpost/core/account/account';
import { PERMISSIONS, may } from '@ofenpost/core/permission/permission';
import { isContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { apiContract } from './api.contract.ts';
import type { RouteMeta } from './route.ts';

type Route = { readonly path: string; readonly meta: RouteMeta; readonly errors: readonly string[] };

function walk(node: unknown, path: string): Route[] {
  if (!isContractProcedure(node))
    return Object.entries(node as object).flatMap(([key, child]) => walk(child, `${path}/${key}`));
  const definition = node['~orpc'] as { meta: RouteMeta; errorMap: object };
  return [{ path, meta: definition.meta, errors: Object.keys(definition.errorMap) }];
}
const routes = walk(apiContract, '');

describe('the contract', () => {
  it('is walked', () => {
    expect(routes.length).toBeGreaterThan(12);
  });

  it.each(routes)('has a row in the permission table for $path', ({ meta }) => {
    expect(Object.keys(PERMISSIONS)).toContain(meta.action);
  });

  it.each(routes)('announces a refusal where not everybody may: $path', ({ meta, errors }) => {
    const isGuarded = !may(GUEST, meta.action);
    expect(['UNAUTHORIZED', 'FORBIDDEN'].map((code) => errors.includes(code))).toEqual([isGuarded, isGuarded]);
  });
});
