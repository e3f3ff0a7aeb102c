/**
 * The query string of an address in any text: there an order's link has its secret, and a form what somebody typed. It
 * is written plainly, or percent-encoded (`%3F`) inside another address.
 */
const QUERY_STRING = /((?:https?:\/\/|\/|%2F)[^\s"'?#\\]*?)(?:\?|%3F)[^\s"'#\\<>)]*/gi;

const fromText = (text: string): string => text.replace(QUERY_STRING, '$1');

/** The same value, with the query strings removed from every address in its texts. */
export function withoutSecrets<T>(value: T): T {
  if (typeof value === 'string') return fromText(value) as T & string;
  if (Array.isArray(value)) return value.map(withoutSecrets) as T & unknown[];
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [name, withoutSecrets(inner)]),
  ) as T;
}
