import fc from 'fast-check';
import { hostileTexts } from './hostile-values.ts';
import { nounOf } from './known-ids.ts';
import type { Operation } from './operations.ts';
import type { SchemaValues } from './schema-values.ts';

const TARGET_MAX = 6_000;

/** Escaped for a path: no part of it ends the first line of the request. */
const escaped = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, TARGET_MAX);

const segments = (right: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: right.map((value) => escaped(String(value))) },
    { weight: 2, arbitrary: hostileTexts.map(escaped) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('..', '.', '%2e%2e', '%', '%ff', '%00', '%c0%af', '%E0%A4%A', '//', ';a=b'),
    },
  );

/** A path with a value for each of its parameters. */
export function fuzzPaths(path: string, rightOf: (name: string) => fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const filled = (partOf: (name: string) => fc.Arbitrary<string>) =>
    fc
      .tuple(...names.map(partOf))
      .map((values) => names.reduce((text, name, place) => text.replace(`{${name}}`, () => values[place] ?? ''), path));
  return fc.oneof(
    filled((name) => rightOf(name).map((value) => escaped(String(value)))),
    filled((name) => segments(rightOf(name))),
  );
}

const pair = (name: string, value: unknown): string => `${escaped(name)}=${escaped(String(value))}`;

/** One parameter of a query: valid, strange, repeated, as a list, or missing. */
const parameterTexts = (name: string, right: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: right.map((value) => pair(name, value)) },
    { weight: 2, arbitrary: hostileTexts.map((text) => pair(name, text)) },
    {
      weight: 1,
      arbitrary: fc.tuple(right, hostileTexts).map((both) => both.map((each) => pair(name, each)).join('&')),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(`${name}[]=1`, `${name}[a]=1`, `${name}[__proto__][x]=1`, name, `${name}=%ff`),
    },
    { weight: 2, arbitrary: fc.constant('') },
  );

export const strangeQueries = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: fc
      .array(
        fc.tuple(
          fc.oneof(
            fc.constantFrom(
              'q',
              'page',
              'size',
              'sort',
              'from',
              'to',
              'returnTo',
              'capability',
              'v',
              'state',
              '__proto__[a]',
            ),
            hostileTexts,
          ),
          hostileTexts,
        ),
        { maxLength: 4 },
      )
      .map((pairs) => pairs.map(([name, value]) => pair(name, value)).join('&')),
  },
);

export const withQuery = (path: string, query: string): string =>
  (query === '' ? path : `${path}?${query}`).slice(0, TARGET_MAX);

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join('&');

/** Valid queries, and queries in which each parameter may have any value. */
export function fuzzQueries({ parameters }: Operation, { valuesOf }: SchemaValues): fc.Arbitrary<string> {
  const requested = parameters
    .filter((each) => each.in === 'query')
    .map(({ name, schema }) => ({ name, right: valuesOf(schema, nounOf(name)) }));
  return fc.oneof(
    fc.tuple(...requested.map(({ name, right }) => right.map((value) => pair(name, value)))).map(joined),
    fc.tuple(...requested.map(({ name, right }) => parameterTexts(name, right))).map(joined),
  );
}
