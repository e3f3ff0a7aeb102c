import { type RefObject, useEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keys for a search field with results below it: the arrows move between them. Escape returns to the field and calls
 * `onEscape`; in an empty field it removes the focus.
 */
export function useResultKeys(onEscape: () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const area = ref.current;
    const press = (event: KeyboardEvent) => {
      const stops = [...(area?.querySelectorAll<HTMLInputElement | HTMLButtonElement>('input, button') ?? [])];
      const step = STEPS[event.key];
      if (event.key === 'Escape') {
        if (stops[0]?.value === '') stops[0].blur();
        else stops[0]?.focus();
        onEscape();
      }
      if (step === undefined) return;
      event.preventDefault();
      stops[stops.findIndex((stop) => stop === document.activeElement) + step]?.focus();
    };
    area?.addEventListener('keydown', press);
    return () => area?.removeEventListener('keydown', press);
  }, [onEscape]);
  return ref;
}
