import type { Places } from '@ofenpost/core/list/stable-places';
import { useEffect, useRef } from 'react';
import { TAP_IGNORED } from '../ui/use-settled-targets.ts';
import { OVEN_KEYS } from './kitchen-texts.ts';

/** So long after a place was filled anew its key counts for nothing. Source: sketches of staff screens. */
const SETTLE_MILLISECONDS = 300;

type Keys = {
  readonly places: Places<string>;
  readonly onPlace: (index: number) => void;
  readonly onOven: (index: number) => void;
  readonly onRecall: () => void;
};

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** The keys of the kitchen: places, the oven, and taking back. */
export function useKitchenKeys(keys: Keys): void {
  const current = useRef(keys);
  const filledAt = useRef(new Map<number, number>());
  useEffect(() => {
    const before = current.current.places;
    for (const [index, id] of keys.places.entries())
      if (id !== null && id !== before[index]) filledAt.current.set(index, performance.now());
    current.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const { onPlace, onOven, onRecall } = current.current;
      if (/^[1-9]$/.test(event.key)) {
        const index = Number(event.key) - 1;
        if (performance.now() - (filledAt.current.get(index) ?? -Infinity) >= SETTLE_MILLISECONDS) onPlace(index);
        else window.dispatchEvent(new Event(TAP_IGNORED));
      } else if (event.key === 'Backspace') {
        event.preventDefault();
        onRecall();
      } else {
        const index = OVEN_KEYS.findIndex((key) => key === event.key.toUpperCase());
        if (index >= 0) onOven(index);
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
