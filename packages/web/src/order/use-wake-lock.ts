import { useEffect } from 'react';

/** Keeps the screen on where the browser supports it; browsers release the lock when the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isLeft = false;
    const hold = () => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      navigator.wakeLock
        .request('screen')
        .then((held) => {
          lock = held;
          return isLeft ? held.release() : undefined;
        })
        // A tablet in battery saving mode refuses; its screen turns off as usual.
        .catch(() => {});
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release().catch(() => {});
    };
  }, []);
}
