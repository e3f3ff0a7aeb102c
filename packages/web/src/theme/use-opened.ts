import { useCallback, useState } from 'react';

/** Never begins anew: the same count would be the dialog that has just left. */
let openings = 0;
const nextCount = (): number => (openings += 1);

/** One opening of something; `count` tells two openings of the same apart. */
export type Opened<Shown> = { readonly shown: Shown; readonly count: number };

/**
 * What is open, such as a dialog, and null when nothing is. A dialog ends some moments after it has left the screen: by
 * then something else may be open, or the same again, and stays.
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
