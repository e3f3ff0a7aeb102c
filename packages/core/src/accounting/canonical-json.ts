export type CanonicalValue =
  | string
  | number
  | boolean
  | null
  | readonly CanonicalValue[]
  | { readonly [name: string]: CanonicalValue };

const isList = (value: CanonicalValue): value is readonly CanonicalValue[] => Array.isArray(value);

/**
 * The canonical text of a value, by RFC 8785: names sorted, no spaces; text in the normal form C. Only whole numbers
 * are allowed, because money is in Rappen and a fraction could be written in several ways; fails on any other.
 */
export function canonicalJson(value: CanonicalValue): string {
  if (typeof value === 'string') return JSON.stringify(value.normalize('NFC'));
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole number.`);
    return JSON.stringify(value);
  }
  if (value === null || typeof value === 'boolean') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  // By UTF-16 code units, which is how JavaScript compares text.
  const names = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${names.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join(',')}}`;
}
