import { useSyncExternalStore } from 'react';
import { isCachedPage } from '../hydration/page-meta.ts';

const listeners = new Set<() => void>();
let isOffline = isCachedPage;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Called by the connection machine, which is loaded after the page. */
export function setOffline(value: boolean): void {
  isOffline = value;
  for (const listener of listeners) listener();
}

/** Whether the server cannot be reached: nothing can be ordered, and data may be old. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOffline,
    () => false,
  );
