/**
 * The same function, which works out the answer for an object once and gives it again as long as the object lives. For
 * what is never changed, but read again and again: content that stays in memory.
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
 * The same for what may come once only, like the cart of a request: an answer is kept from the second time on. V8 lets go
 * of what a WeakMap holds only when it goes through everything that lives, whatever became of the key.
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

/** So many answers are kept at once; whoever asks for more begins anew. */
const LATELY_MAX = 1_000;

/** The same for texts and numbers, which live for ever: of each function the last thousand answers at most. */
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
