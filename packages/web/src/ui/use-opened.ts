import { useCallback, useState } from 'react';

/** Never reset: a reused count would identify the dialog that has just closed. */
let openings = 0;
const nextCount = (): number => (openings += 1);

/** One opening of something; `count` distinguishes two openings of the same thing. */
export type Opened<Shown> = { readonly shown: Shown; readonly count: number };

/**
 * Holds what is open, such as a dialog, or null. A dialog ends some moments after it has left the screen: something
 * else may be open by then, or the same again, which then stays.
 */
export function useOpened<Shown>() {
  const [opened, setOpened] = useState<Opened<Shown> | null>(null);
  const open = useCallback((shown: Shown) => setOpened({ shown, count: nextCount() }), []);
  const end = useCallback((ended: Opened<Shown>, next: Shown | null = null) => {
    const following = next && { shown: next, count: nextCount() };
    setOpened((current) => (current === ended ? following : current));
  }, []);
  return { opened, open, end };
}
