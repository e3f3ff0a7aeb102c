import fc from 'fast-check';
import { CALLERS, type Caller } from './furnish-shop.ts';
import { type Sent, fuzzBodies, jsonBody, rawBody } from './fuzz-body.ts';
import { fuzzHeaders } from './fuzz-headers.ts';
import { fuzzPaths, fuzzQueries, strangeQueries, withQuery } from './fuzz-target.ts';
import { spoilt } from './hostile-values.ts';
import { nounOfPath } from './known-ids.ts';
import type { Operation } from './operations.ts';
import type { Place } from './places.ts';
import type { SchemaValues } from './schema-values.ts';
import type { Saved, Survey } from './survey-shop.ts';

export type FuzzRequest = Sent & {
  readonly caller: Caller;
  readonly method: string;
  /** The target of the first line, escaped. */
  readonly target: string;
  /** The route or place that the request addresses. */
  readonly place: string;
};

type Addressed = Sent & Pick<FuzzRequest, 'target'>;

/** A saved body, unchanged or with one value replaced. */
const sentBack = (saved: readonly Saved[]): fc.Arbitrary<Addressed> =>
  fc.constantFrom(...saved).chain(({ target, body }) =>
    fc
      .oneof({ weight: 1, arbitrary: fc.constant(body) }, { weight: 5, arbitrary: spoilt(fc.constant(body)) })
      .map((value) => ({
        target,
        ...jsonBody(value),
      })),
  );

function operationRequests(
  operation: Operation,
  values: SchemaValues,
  saved: readonly Saved[],
): fc.Arbitrary<FuzzRequest> {
  const { method, path, parameters } = operation;
  const rightOf = (name: string) =>
    values.valuesOf(parameters.find((each) => each.name === name)?.schema, nounOfPath(path, name));
  const made = fc
    .record({
      target: fuzzPaths(path, rightOf),
      query: fuzzQueries(operation, values),
      sent: fuzzBodies(operation, values),
    })
    .map(({ target, query, sent }) => ({ target: withQuery(target, query), ...sent }));
  return fc
    .record({
      // Most often with the highest role, since all others are refused early.
      caller: fc.constantFrom<Caller>(...CALLERS, 'customer', 'manager', 'manager', 'manager'),
      addressed: saved.length === 0 ? made : fc.oneof(made, sentBack(saved)),
      headers: fuzzHeaders,
    })
    .map(({ caller, addressed, headers: strange }) => ({
      caller,
      method,
      place: `${method} /api${path}`,
      target: `/api${addressed.target}`,
      headers: { ...addressed.headers, ...strange },
      body: addressed.body,
    }));
}

const placeRequests = ({ method, path }: Place, { idsOf }: SchemaValues): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      caller: fc.constantFrom(...CALLERS),
      target: fuzzPaths(path, (name) => idsOf(nounOfPath(path, name))),
      query: strangeQueries,
      sent: method === 'POST' ? rawBody : fc.constant<Sent>({ headers: {}, body: null }),
      headers: fuzzHeaders,
    })
    .map(({ caller, target, query, sent, headers: strange }) => ({
      caller,
      method,
      target: withQuery(target, query),
      place: `${method} ${path}`,
      headers: { ...sent.headers, ...strange },
      body: sent.body,
    }));

/**
 * Requests to everything that the server answers: valid, nearly valid and hostile, of every kind. Without places only
 * to the API.
 */
export function fuzzRequests(
  operations: readonly Operation[],
  values: SchemaValues,
  { saved, places }: Pick<Survey, 'saved'> & { readonly places: readonly Place[] },
): { readonly any: fc.Arbitrary<FuzzRequest>; readonly each: readonly fc.Arbitrary<FuzzRequest>[] } {
  const calls = operations.map((operation) =>
    operationRequests(operation, values, operation.method === 'PUT' ? (saved.get(operation.path) ?? []) : []),
  );
  const visits = places.map((place) => placeRequests(place, values));
  const any =
    visits.length === 0
      ? fc.oneof(...calls)
      : fc.oneof({ weight: 4, arbitrary: fc.oneof(...calls) }, { weight: 1, arbitrary: fc.oneof(...visits) });
  return { any, each: [...calls, ...visits] };
}
