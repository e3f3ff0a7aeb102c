import { memoizeIfRepeated } from '@ofenpost/core/memoize/memoize';
import { jsonAdapter, withQuotesExchanged } from '../app/dehydrated.ts';
import { type Insertions, bytesOf } from './insertions.ts';

/** Between the quotes of a script: "<" could end the element, and two line ends would end the line. */
const inQuotes = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('<', String.raw`\x3C`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

/** Written once: what every guest reads is the same object until it changes. */
const writtenOf = memoizeIfRepeated((value: object) => bytesOf(inQuotes(withQuotesExchanged(JSON.stringify(value)))));

/** Neither something with `toJSON` nor a function: both may write nothing. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('toJSON' in value);

/**
 * Data goes into the page as it is written: the router would look at each of its letters for every page. A loader puts
 * together anew what is in memory and what is the guest's own, so each of its parts is written by itself.
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
