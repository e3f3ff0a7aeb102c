import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * What only the browser knows and what stays as it is while the page is open. Server rendering and hydration use
 * `onServer`, so that both write the same page; `read` must answer the same value each time.
 */
export const useBrowserValue = <T>(read: () => T, onServer: T): T =>
  useSyncExternalStore(neverChanges, read, () => onServer);
