import { expect } from 'vitest';
import type * as z from 'zod/mini';
import { fieldErrors } from '../editor/field-errors.ts';

type Path = readonly (string | number)[];

/** What a careless importer or somebody who means harm sends instead of what a field expects. */
export const HOSTILE: readonly unknown[] = [
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

/** Every place inside of a value: fields, entries, and fields of entries. */
const placesOf = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, child]) => placesOf(child, [...path, key]))]
    : [path];

/** A copy in which the value at a place is another one. */
export function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...(value as object) };
  const fields = copy as Record<string | number, unknown>;
  fields[key] = replaced(fields[key], rest, by);
  return copy;
}

const isStorable = (text: string): boolean => /^(?:[^\p{Cc}\p{Cs}]|\n)*$/u.test(text);

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);

/**
 * Puts hostile values into every place of a valid draft: the schema answers with a message at that place or above it, or
 * with something that can be stored and is accepted again as it is.
 */
export function expectSafe(schema: z.ZodMiniType, valid: unknown): void {
  for (const place of placesOf(valid))
    for (const hostile of HOSTILE) {
      const draft = replaced(valid, place, hostile);
      const { success, data, error } = schema.safeParse(draft);
      if (!success) {
        expect(error.issues.length).toBeLessThan(1000);
        continue;
      }
      expect(JSON.parse(JSON.stringify(data))).toEqual(data);
      expect(textsOf(data).filter((text) => !isStorable(text))).toEqual([]);
      expect(schema.parse(data)).toEqual(data);
    }
}

/** The first message of each wrong field of a valid draft with some fields changed. */
export const judging =
  <Draft extends object>(schema: z.ZodMiniType, valid: Draft) =>
  (change: { readonly [Field in keyof Draft]?: unknown }) =>
    fieldErrors(schema, { ...valid, ...change });

/** Texts as long as each side of both limits. */
export const lengths = (min: number, max: number): { readonly right: string[]; readonly wrong: string[] } => ({
  right: ['x'.repeat(min), 'x'.repeat(max)],
  wrong: ['x'.repeat(max + 1), ...(min > 1 ? ['x'.repeat(min - 1)] : [])],
});
