import { type RefObject, useEffect, useRef } from 'react';

/** Hears every key that is pressed inside of an element, or anywhere on the page, before the browser acts on it. */
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
