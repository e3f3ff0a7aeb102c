import { type RefObject, useEffect, useRef } from 'react';

const DOUBLE_TAP_MS = 400;
/** The largest distance between the taps of a double tap, in CSS pixels. */
const SAME_PLACE = 40;
/** The browser activates links and file inputs by itself. */
const BUTTONS = 'button';
const BY_ITSELF = 'a, input[type="file"]';

/**
 * Lets only the first tap of a double tap through to buttons, links and file inputs. After a step another target may be
 * under the finger: the next step of the same order, or the next order. A key that is held down counts as one press
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
