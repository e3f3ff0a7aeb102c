const isFields = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The own field, and undefined where there is none: never what every object inherits. */
export const fieldOf = (fields: object, key: PropertyKey): unknown =>
  Object.getOwnPropertyDescriptor(fields, key)?.value;

/**
 * Whether two plain values (text, numbers, lists, records) say the same. The order of a record's fields does not matter,
 * and a missing field is an undefined one. 0 is -0, and NaN is NaN.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true;
  if (!isFields(a) || !isFields(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && Array.isArray(b) && a.length !== b.length) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSame(fieldOf(a, key), fieldOf(b, key)));
}
