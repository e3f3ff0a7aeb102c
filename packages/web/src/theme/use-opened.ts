import { useCallback, useState } from 'react';

/** One opening of something; `count` tells two openings of the same apart. */
export type Opened<Shown> = { readonly shown: Shown; readonly count: number };

/**
 * What is open, such as a dialog, and null when nothing is. A dialog ends some moments after it has left the screen: by
 * then something else may be open, or the same again, and stays.
 */
export function useOpened<Shown>() {
  const [opened, setOpened] = useState<Opened<Shown> | null>(null);
  const open = useCallback((shown: Shown) => setOpened((last) => ({ shown, count: (last?.count ?? 0) + 1 })), []);
  const end = useCallback(
    (ended: Opened<Shown>, next: Shown | null = null) =>
      setOpened((current) => {
        if (current !== ended) return current;
        return next && { shown: next, count: ended.count + 1 };
      }),
    [],
  );
  return { opened, open, end };
}
