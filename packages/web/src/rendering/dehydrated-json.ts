import { memoizeIfRepeated } from '@ofenpost/core/memoize/memoize';
import { jsonAdapter, withQuotesExchanged } from '../app/dehydrated.ts';
import { type Insertions, bytesOf } from './insertions.ts';

/**
 * Escapes a text for a string literal in a script: "<" could end the element, and U+2028 and U+2029 would end the line.
 */
const inQuotes = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('<', String.raw`\x3C`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

/** Memoised, because shared data are the same object until they change. */
const writtenOf = memoizeIfRepeated((value: object) => bytesOf(inQuotes(withQuotesExchanged(JSON.stringify(value)))));

/** Excludes objects with `toJSON` and functions, whose JSON may be undefined. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('toJSON' in value);

/**
 * Inserts data as JSON bytes: the router would escape every character again for every page. Loaders combine cached
 * objects with the guest's own data, so each part is serialised and memoised separately.
 */
export function jsonInto({ add }: Insertions) {
  const writtenLater = (value: object): string => add(() => writtenOf(value));
  return {
    ...jsonAdapter,
    toSerializable: (value: object) => {
      if (Array.isArray(value) || !isPlain(value)) return writtenLater(value);
      const parts = Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
        const written = isPlain(part) ? writtenLater(part) : (JSON.stringify(part) as string | undefined);
        return written === undefined ? [] : [`${JSON.stringify(name)}:${written}`];
      });
      return withQuotesExchanged(`{${parts.join()}}`);
    },
  };
}
