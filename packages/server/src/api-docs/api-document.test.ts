import { ROUTES } from '@ofenpost/contract/routes';
import { scopeOf } from '@ofenpost/core/api-key/api-scope';
import { describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '../http/rate-limit.ts';
import { createApiDocument } from './api-document.ts';

type Answer = { readonly description: string; readonly content?: object; readonly headers?: object };
type Operation = {
  readonly parameters?: readonly { readonly name: string; readonly schema: object }[];
  readonly description: string;
  readonly tags: readonly string[];
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, Answer>>;
};

const document = await createApiDocument('http://localhost:3000', false);
const paths = (document.paths ?? {}) as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const operationOf = ({ method, path }: { readonly method: string; readonly path: string }): Operation => {
  const operation = paths[path]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`not in the document: ${method} ${path}`);
  return operation;
};

describe('the OpenAPI document', () => {
  it('says of every route what each answer means', () => {
    const unexplained = ROUTES.flatMap((route) =>
      Object.entries(operationOf(route).responses)
        .filter(([status, { description }]) => description === status || description === '')
        .map(([status]) => `${route.name} ${status}`),
    );
    expect(unexplained).toEqual([]);
  });

  it('explains the tags that its operations have, and no other', () => {
    const used = new Set(ROUTES.flatMap((route) => operationOf(route).tags));
    expect(document.tags?.map(({ name }) => name)).toEqual([...used].toSorted());
    expect(document.tags?.filter(({ description }) => description === undefined)).toEqual([]);
  });

  it('announces 429 with Retry-After where calls and connections are counted', () => {
    const announced = ROUTES.filter((route) => '429' in operationOf(route).responses);
    const counted = ROUTES.filter(({ action, path }) => action in RATE_LIMITS || path.endsWith('/events'));
    const names = announced.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['checkout.place', 'giftCard.balance', 'feedback.send', 'order.watch']),
    );
    expect(names.filter((name) => !counted.some((route) => route.name === name))).toEqual([]);
    for (const route of announced) expect(operationOf(route).responses['429']?.headers).toHaveProperty(['Retry-After']);
  });

  it('announces to whoever changes something that other origins are refused', () => {
    const silent = ROUTES.filter((route) => route.method !== 'GET' && !('403' in operationOf(route).responses));
    expect(silent).toEqual([]);
    expect(operationOf({ method: 'GET', path: '/catalogue' }).responses).not.toHaveProperty(['403']);
  });

  it('says of every route which scope a key needs, if one opens it', () => {
    const scopeIn = (route: (typeof ROUTES)[number]) =>
      / An API key needs the scope `(.+)`\.$/.exec(operationOf(route).description)?.[1] ?? null;
    expect(ROUTES.filter((route) => scopeIn(route) !== scopeOf(route.action))).toEqual([]);
    expect(operationOf({ method: 'GET', path: '/accounting/day' }).security).toEqual([{ session: [] }, { apiKey: [] }]);
    expect(operationOf({ method: 'GET', path: '/catalogue' }).security).toEqual([{}, { apiKey: [] }]);
    expect(operationOf({ method: 'GET', path: '/restaurant' }).security).toEqual([{}, { apiKey: [] }]);
    expect(operationOf({ method: 'POST', path: '/orders' }).security).toEqual([]);
    expect(operationOf({ method: 'GET', path: '/desk/api-keys' }).security).toEqual([{ session: [] }]);
    expect(document.components?.securitySchemes?.['apiKey']).toMatchObject({ type: 'http', scheme: 'bearer' });
  });

  it('announces 415 where JSON is taken', () => {
    expect(operationOf({ method: 'POST', path: '/orders' }).responses).toHaveProperty(['415']);
    expect(operationOf({ method: 'POST', path: '/desk/photos' }).responses).not.toHaveProperty(['415']);
  });

  it('promises no body where there is none', () => {
    const empty = ROUTES.map((route) => operationOf(route).responses['204']).filter((answer) => answer !== undefined);
    expect(empty.length).toBeGreaterThan(0);
    expect(empty.filter((answer) => 'content' in answer)).toEqual([]);
  });

  it('describes numbers in an address by their limits, and none by what a machine can count', () => {
    const { parameters = [] } = operationOf({ method: 'GET', path: '/orders' });
    expect(Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))).toEqual({
      before: { type: 'integer', minimum: 1 },
      limit: { type: 'integer', minimum: 1, maximum: 100 },
    });
    expect(JSON.stringify(document)).not.toContain(`${Number.MAX_SAFE_INTEGER}`);
  });

  it('names the unit of amounts', () => {
    expect(document.components?.schemas?.['PlaceOrderRequest']).toMatchObject({
      properties: { totalPrice: { description: 'Rappen, 1/100 CHF' } },
    });
  });
});
