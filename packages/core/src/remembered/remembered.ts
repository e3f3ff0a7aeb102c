/**
 * The same function, which works out the answer for an object once and gives it again as long as the object lives. For
 * what is never changed, but read again and again: content that stays in memory.
 */
export function remembered<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: make(key) };
    known.set(key, found);
    return found.value;
  };
}
