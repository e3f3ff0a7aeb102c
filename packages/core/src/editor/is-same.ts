/** The own field, undefined where there is none; inherited ones are ignored. */
export const fieldOf = (fields: object, key: PropertyKey): unknown =>
  Object.getOwnPropertyDescriptor(fields, key)?.value;

/** The kinds of objects that are compared field by field. */
const PLAIN_KINDS = new Set(['[object Object]', '[object Array]']);

/** Whether both are plain records, or both lists of the same length. */
function isComparable(a: unknown, b: unknown): boolean {
  const kind = Object.prototype.toString.call(a);
  if (!PLAIN_KINDS.has(kind) || kind !== Object.prototype.toString.call(b)) return false;
  return !Array.isArray(a) || !Array.isArray(b) || a.length === b.length;
}

/**
 * Whether two plain values (text, numbers, lists, records) are equal, however deep and also where they are circular.
 * The order of a record's fields does not matter, and a missing field equals an undefined one. 0 equals -0, and NaN
 * equals NaN. Other values (a date, a map, a function) are equal to themselves only.
 */
export function isSame(a: unknown, b: unknown): boolean {
  const pairs: [unknown, unknown][] = [[a, b]];
  const met = new Map<unknown, Set<unknown>>();
  for (const [one, other] of pairs) {
    const isMet = met.get(one)?.has(other) === true;
    if (isMet || one === other || (Number.isNaN(one) && Number.isNaN(other))) continue;
    if (!isComparable(one, other)) return false;
    met.set(one, (met.get(one) ?? new Set()).add(other));
    const [fields, others] = [one, other] as [object, object];
    for (const key of new Set([...Object.keys(fields), ...Object.keys(others)]))
      pairs.push([fieldOf(fields, key), fieldOf(others, key)]);
  }
  return true;
}
