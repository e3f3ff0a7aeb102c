import { type RefObject, useEffect, useRef } from 'react';

/** Listens to keys within an element or on the whole page, before the browser's default action. */
export function useKeys(element: RefObject<HTMLElement | null> | 'page', onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const current = element === 'page' ? document : element.current;
    const press = (event: Event) => {
      if (event instanceof KeyboardEvent) latest.current(event);
    };
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, [element]);
}
