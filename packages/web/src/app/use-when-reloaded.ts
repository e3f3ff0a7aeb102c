import { useEffect, useEffectEvent, useRef } from 'react';
import { useApp } from './app-actors.tsx';

/**
 * Calls back each time the page's data have been reloaded. It compares load times, because a change that was undone
 * meanwhile restores the same storefront version.
 */
export function useWhenReloaded(callback: () => void): void {
  const {
    data: { now: loadedAt },
  } = useApp();
  const known = useRef(loadedAt);
  const reloaded = useEffectEvent(callback);
  useEffect(() => {
    if (known.current === loadedAt) return;
    known.current = loadedAt;
    reloaded();
  }, [loadedAt]);
}
