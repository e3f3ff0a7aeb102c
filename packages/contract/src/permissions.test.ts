import { GUEST } from '@ofenpost/core/account/account';
import { PERMISSIONS, may } from '@ofenpost/core/permission/permission';
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { apiContract } from './api.contract.ts';
import type { RouteMeta } from './route.ts';

const walk = (node: unknown, path: string): [string, AnyContractProcedure][] => {
  if (isContractProcedure(node)) return [[path, node]];
  return Object.entries(node as object).flatMap(([key, child]) => walk(child, `${path}/${key}`));
};
const routes = walk(apiContract, '');

describe('the contract', () => {
  it('is walked', () => {
    expect(routes.length).toBeGreaterThan(12);
  });

  it.each(routes)('has a row in the permission table for %s', (_, route) => {
    const { action } = route['~orpc'].meta as RouteMeta;
    expect(Object.keys(PERMISSIONS)).toContain(action);
  });

  it.each(routes)('announces a refusal where not everybody may: %s', (_, route) => {
    const { meta, errorMap } = route['~orpc'];
    const guarded = !may(GUEST, (meta as RouteMeta).action);
    expect(['UNAUTHORIZED', 'FORBIDDEN'].map((code) => code in errorMap)).toEqual([guarded, guarded]);
  });
});
