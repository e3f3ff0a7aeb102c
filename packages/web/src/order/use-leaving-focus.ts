import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Calls back when the element is removed while it contains the focus. */
export function useLeavingFocus(onLeave: (focused: Element) => void): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const leave = useRef(onLeave);
  useLayoutEffect(() => {
    leave.current = onLeave;
  });
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const focused = document.activeElement;
      if (focused !== null && element?.contains(focused)) leave.current(focused);
    };
  }, []);
  return ref;
}
