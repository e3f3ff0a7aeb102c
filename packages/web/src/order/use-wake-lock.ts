import { useEffect } from 'react';

/** Keeps the screen of the desk on where the browser can; it lets go by itself whenever the page is hidden. */
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
        // A tablet that saves its battery says no; then the screen goes dark as ever.
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
