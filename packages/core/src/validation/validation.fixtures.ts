import type * as z from 'zod/mini';
import { fieldErrors } from '../editor/editor.ts';

const ISSUES_MAX = 1000;

/** The beginnings of zod's default messages, for schemas without their own. */
const ENGLISH = /^(?:Invalid|Too|Unrecognized)/;

type Path = readonly (string | number)[];

/** What a careless importer or an attacker may send instead of the expected value. */
const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  '\u0000',
  'a\uD83D',
  '__proto__',
  'x'.repeat(1_000_000),
  'ä'.repeat(6000),
  0,
  -0,
  -1,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.MAX_SAFE_INTEGER,
  1e300,
  10n,
  true,
  [],
  [null],
  Array.from({ length: 100_000 }, () => null),
  {},
  JSON.parse('{"__proto__":{"length":1},"constructor":1}'),
  new Date(Number.NaN),
  () => 1,
  '9999-99-99',
  '0000-01-01',
  '2026-02-30T25:61:00.000Z',
];

/** Every path inside of a value: fields, entries, and fields of entries. */
const placesOf = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, child]) => placesOf(child, [...path, key]))]
    : [path];

/** A copy with another value at a path. */
function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const fields: Record<string | number, unknown> = { ...(value as object) };
  const copy = { ...fields, [key]: replaced(fields[key], rest, by) };
  return Array.isArray(value) ? Object.values(copy) : copy;
}

/** Makes values visible that JSON leaves out or changes. */
const writtenOut = (_: string, value: unknown): unknown =>
  value === undefined || Object.is(value, -0) || Number.isNaN(value) ? `unlike JSON: ${1 / Number(value)}` : value;

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a, writtenOut) === JSON.stringify(b, writtenOut);

const isStorable = (text: string): boolean => /^(?:[^\p{Cc}\p{Cs}]|\n)*$/u.test(text);

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);

/** Why the answer of a schema is unsafe; null when it has messages, or accepts a value that is safe to store. */
function unsafety(schema: z.ZodMiniType, draft: unknown): string | null {
  const { success, data, error } = schema.safeParse(draft);
  if (!success) {
    if (error.issues.length >= ISSUES_MAX) return 'floods with messages';
    return error.issues.some(({ message }) => ENGLISH.test(message)) ? 'gives no German message' : null;
  }
  const text = JSON.stringify(data);
  if (!textsOf(data).every(isStorable)) return 'takes text that cannot be stored';
  if (!isEqual(JSON.parse(text), data)) return 'takes what JSON cannot carry';
  return isEqual(schema.safeParse(data).data, data) ? null : 'refuses or changes what it gave';
}

/**
 * Puts hostile values into every place of a valid draft. The schema must answer with messages, or with a value that can
 * be stored and is accepted again unchanged; the result lists the other places.
 */
export const unsafePlaces = (schema: z.ZodMiniType, valid: unknown): string[] =>
  placesOf(valid).flatMap((place) =>
    HOSTILE.flatMap((hostile, number) => {
      const problem = unsafety(schema, replaced(valid, place, hostile));
      return problem === null ? [] : [`${place.join('.')} with hostile value ${number} ${problem}`];
    }),
  );

/** The first message of each wrong field of a valid draft with some fields changed. */
export const validation =
  <Draft extends object>(schema: z.ZodMiniType, valid: Draft) =>
  (change: { readonly [Field in keyof Draft]?: unknown }) =>
    fieldErrors(schema, { ...valid, ...change });

/** Texts just inside and just outside of both limits. */
export const lengths = (min: number, max: number): { readonly right: string[]; readonly wrong: string[] } => ({
  right: ['x'.repeat(min), 'x'.repeat(max)],
  wrong: ['x'.repeat(max + 1), ...(min > 1 ? ['x'.repeat(min - 1)] : [])],
});
