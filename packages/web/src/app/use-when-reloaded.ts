import { useEffect, useEffectEvent, useRef } from 'react';
import { useApp } from './app-actors.tsx';

/**
 * Calls back each time after the page has been read anew. Its content version does not tell: what was changed and changed
 * back meanwhile has the one that is known.
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
