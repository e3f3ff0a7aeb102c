/**
 * A function that computes the answer for an object once and reuses it as long as the object lives. For immutable
 * objects that are read often and stay in memory.
 */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found.value;
    const value = make(key);
    known.set(key, { value });
    return value;
  };
}

/**
 * The same for objects that may be read only once, such as the cart of a request: an answer is cached from the second
 * read on. V8 frees the values of a WeakMap only in a full garbage collection, even when the key is dead.
 */
export function memoizeIfRepeated<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const met = new WeakSet<Key>();
  const known = memoize(make);
  return (key) => {
    if (met.has(key)) return known(key);
    met.add(key);
    return make(key);
  };
}

/** The maximum number of cached answers; beyond it the cache is emptied. */
const LATELY_MAX = 1_000;

/**
 * The same for texts and numbers, which are never garbage collected as keys: each function caches at most the last
 * thousand answers.
 */
export function memoizeRecent<Key extends string | number, Value extends string | number>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = make(key);
    if (known.size >= LATELY_MAX) known.clear();
    known.set(key, value);
    return value;
  };
}
