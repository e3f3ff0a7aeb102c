import { useEffect, useRef } from 'react';

/** An icon for the browser's tab with the number of waiting orders. */
const badge = (waiting: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#B9502B"/><text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#fff">${waiting > 9 ? '9+' : waiting}</text></svg>`,
  )}`;

/** The title and the icon of the browser's tab. */
type Label = { readonly title: string; readonly icon: string };

const iconLink = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');
const shownLabel = (): Label => ({ title: document.title, icon: iconLink()?.getAttribute('href') ?? '' });

function show({ title, icon }: Label): void {
  document.title = title;
  iconLink()?.setAttribute('href', icon);
}

/** Shows the number of waiting orders in the browser's tab, for users of other tabs. */
export function useWaitingTitle(waiting: number): void {
  const tab = useRef<{ readonly own: Label; shown: Label } | null>(null);
  useEffect(() => {
    const { own, shown } = (tab.current ??= { own: shownLabel(), shown: shownLabel() });
    const next = waiting === 0 ? own : { title: `(${waiting}) ${own.title}`, icon: badge(waiting) };
    if (next.title === shown.title) return;
    show(next);
    tab.current = { own, shown: next };
  }, [waiting]);
  useEffect(
    () => () => {
      const { own, shown } = tab.current ?? { own: null, shown: null };
      tab.current = null;
      // The next page has set its own title by then.
      if (own !== null) show({ ...own, title: document.title === shown.title ? own.title : document.title });
    },
    [],
  );
}

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
