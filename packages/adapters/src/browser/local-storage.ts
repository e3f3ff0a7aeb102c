import type { KeyValuePort } from '@ofenpost/core/storage/key-value.port';

/** The browser's local storage; where it is blocked or full, nothing is stored. */
export const createLocalStorage = (): KeyValuePort => ({
  read: (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Private browsing and a full disk refuse; the port promises only a best effort.
    }
  },
  remove: (key) => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Where storage is blocked, nothing was stored.
    }
  },
});
