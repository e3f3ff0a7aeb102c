import { type RefObject, useEffect, useRef } from 'react';

const DOUBLE_TAP_MS = 400;
/** How far the second tap of a double tap lies from the first, in CSS pixels. */
const SAME_PLACE = 40;
/** What a tap sets off. Links and the choice of a file the browser sets off by itself. */
const BUTTONS = 'button';
const BY_ITSELF = 'a, input[type="file"]';

/**
 * Lets only the first tap of a double tap through to buttons, links and the choice of a file. After a step another one
 * lies under the finger: the next step of the same order, or the next order. A key that is held down counts as one press
 * too.
 */
export function useSingleTaps(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const area = ref.current;
    let before = { at: -Infinity, x: 0, y: 0 };
    const tap = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.target.closest(`${BUTTONS}, ${BY_ITSELF}`) === null) return;
      const now = { at: event.timeStamp, x: event.clientX, y: event.clientY };
      const isAgain = now.at - before.at < DOUBLE_TAP_MS && Math.hypot(now.x - before.x, now.y - before.y) < SAME_PLACE;
      before = now;
      if (!isAgain) return;
      event.stopPropagation();
      if (event.target.closest(BY_ITSELF) !== null) event.preventDefault();
    };
    area?.addEventListener('click', tap, { capture: true });
    return () => area?.removeEventListener('click', tap, { capture: true });
  }, []);
  return ref;
}
