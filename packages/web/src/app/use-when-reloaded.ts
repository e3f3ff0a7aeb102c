import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppData } from './app-actors.tsx';

/**
 * Calls back each time the page's data have been reloaded. It does not compare versions, because a change that was
 * undone meanwhile restores the one before, nor times, which can be the same.
 */
export function useWhenReloaded(callback: () => void): void {
  const data = useAppData();
  const known = useRef(data);
  const reloaded = useEffectEvent(callback);
  useEffect(() => {
    if (known.current === data) return;
    known.current = data;
    reloaded();
  }, [data]);
}
