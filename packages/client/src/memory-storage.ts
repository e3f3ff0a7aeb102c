import type { KeyValuePort } from '@ofenpost/core/storage/key-value.port';

/** Holds values only as long as the object lives: for server rendering and tests. */
export function createMemoryStorage(): KeyValuePort {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => {
      values.set(key, value);
    },
    remove: (key) => {
      values.delete(key);
    },
  };
}
