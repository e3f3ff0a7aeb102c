import { createSerializationAdapter } from '@tanstack/react-router';

const dehydrated = new WeakSet<object>();

/**
 * Marks the data of a loader to be sent in the page as JSON. The router's own format numbers each object, which
 * compresses badly: the products page would weigh a third more.
 */
export function asJson<T extends object>(value: T): T {
  if (import.meta.env.SSR) dehydrated.add(value);
  return value;
}

/**
 * Sixty products share seven option groups, which would be three quarters of their JSON. Under this key each is written
 * once; a number says how many new ones ago. Lists under this key hold neither numbers nor such lists.
 */
const SHARED = 'optionGroups';

/** The JSON of a value, with each shared part written once. */
export function toJson(value: object): string {
  const text = JSON.stringify(value);
  if (!text.includes(SHARED)) return text;
  const known: string[] = [];
  const once = (each: unknown): unknown => {
    const written = JSON.stringify(each);
    const place = known.indexOf(written);
    if (place !== -1) return known.length - place;
    known.push(written);
    return each;
  };
  return JSON.stringify(value, (key, each: unknown) => (key === SHARED && Array.isArray(each) ? each.map(once) : each));
}

function parseJson(text: string): unknown {
  const known: unknown[] = [];
  const read = (each: unknown) => (typeof each === 'number' ? known[known.length - each] : known[known.push(each) - 1]);
  return JSON.parse(text, (key, each: unknown) => (key === SHARED && Array.isArray(each) ? each.map(read) : each));
}

/**
 * Swaps the two kinds of quotes; a second call restores the text. In a script string every quote of JSON would be
 * escaped, which costs a tenth of a page.
 */
export const withQuotesExchanged = (text: string): string =>
  text.replaceAll(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

/** Reads in the browser what `jsonInto` wrote on the server. */
export const jsonAdapter = createSerializationAdapter({
  key: 'json',
  // A browser only reads.
  test: (value): value is object =>
    import.meta.env.SSR && typeof value === 'object' && value !== null && dehydrated.has(value),
  toSerializable: String,
  fromSerializable: (text) => parseJson(withQuotesExchanged(text)) as object,
});
