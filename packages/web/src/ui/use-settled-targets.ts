import { type RefObject, useEffect } from 'react';

/** The time after a move in which a target accepts no tap. Source: product design, "Order desk". */
const SETTLE_MILLISECONDS = 300;
/** A smaller distance counts as no move, in CSS pixels. */
const STILL = 2;
const TARGETS = 'button, a, input, select, textarea, summary';
/** Attributes that may move elements without added or removed nodes. */
const LAYOUT_ATTRIBUTES = ['class', 'hidden', 'open', 'data-busy'];
/**
 * Elements with this attribute ignore pointers by the style sheet of the area. Keys still work, because the focus does
 * not move.
 */
export const MOVED = 'data-moved';

/** The event of the window when a tap on such an element counted for nothing. */
export const TAP_IGNORED = 'tapignored';

type Place = {
  readonly x: number;
  readonly y: number;
  /** The same within the scrolled content: scrolling is no move. */
  readonly inContent: { readonly x: number; readonly y: number };
  /** What the target does; null where its text may change with a timer. */
  readonly meaning: string | null;
};

function scrolledBy(element: Element): { readonly x: number; readonly y: number } {
  let [x, y] = [window.scrollX, window.scrollY];
  for (let each = element.parentElement; each !== null && each !== document.body; each = each.parentElement) {
    x += each.scrollLeft;
    y += each.scrollTop;
  }
  return { x, y };
}

function placeOf(target: Element, meaning: string | null): Place {
  const { x, y } = target.getBoundingClientRect();
  const scrolled = scrolledBy(target);
  return { x, y, inContent: { x: x + scrolled.x, y: y + scrolled.y }, meaning };
}

const isElsewhere = (before: Pick<Place, 'x' | 'y'>, after: Pick<Place, 'x' | 'y'>): boolean =>
  Math.abs(before.x - after.x) >= STILL || Math.abs(before.y - after.y) >= STILL;
const hasMoved = (before: Place, after: Place): boolean =>
  before.meaning !== after.meaning || (isElsewhere(before, after) && isElsewhere(before.inContent, after.inContent));

function isInSight(item: Element): boolean {
  const { top, bottom } = item.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Returns the places of all targets; within items only of visible ones, since there may be hundreds. */
function placesIn(area: Element, items: string): Map<Element, Place> {
  const places = new Map<Element, Place>();
  for (const target of area.querySelectorAll(TARGETS))
    if (target.closest(items) === null) places.set(target, placeOf(target, null));
  for (const item of area.querySelectorAll(items)) {
    if (!isInSight(item)) continue;
    for (const target of item.querySelectorAll(TARGETS)) places.set(target, placeOf(target, target.textContent));
  }
  return places;
}

/**
 * Ignores taps on a target that has moved, appeared, or changed its meaning a moment ago: the finger was aimed at what
 * was there before. `items` matches the parts that are added, removed and moved, such as tickets.
 */
export function useSettledTargets(area: RefObject<HTMLElement | null>, items: string): void {
  useEffect(() => {
    const root = area.current;
    if (root === null) return;
    const settling = new Map<Element, ReturnType<typeof setTimeout>>();
    let places = placesIn(root, items);
    const settle = (target: Element) => {
      clearTimeout(settling.get(target));
      settling.delete(target);
      target.removeAttribute(MOVED);
    };
    const hold = (target: Element) => {
      clearTimeout(settling.get(target));
      target.setAttribute(MOVED, '');
      settling.set(
        target,
        setTimeout(() => settle(target), SETTLE_MILLISECONDS),
      );
    };
    const look = (records: readonly MutationRecord[]) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      const before = places;
      places = placesIn(root, items);
      for (const [target, place] of places) {
        const was = before.get(target);
        if (was === undefined ? added.some((node) => node.contains(target)) : hasMoved(was, place)) hold(target);
      }
    };
    // The observer runs right after a change of the page, before the next tap.
    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: LAYOUT_ATTRIBUTES,
    });
    // A target that scrolls into view has not moved; it is watched from then on.
    const lookAgain = () => {
      places = placesIn(root, items);
    };
    // The tap itself reaches what lies below.
    const reportIgnored = ({ clientX, clientY }: PointerEvent) => {
      const isAt = (target: Element) => {
        const { left, right, top, bottom } = target.getBoundingClientRect();
        return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
      };
      if ([...settling.keys()].some(isAt)) window.dispatchEvent(new Event(TAP_IGNORED));
    };
    root.addEventListener('pointerdown', reportIgnored, { capture: true });
    document.addEventListener('scroll', lookAgain, { capture: true, passive: true });
    return () => {
      observer.disconnect();
      root.removeEventListener('pointerdown', reportIgnored, { capture: true });
      document.removeEventListener('scroll', lookAgain, { capture: true });
      for (const target of settling.keys()) settle(target);
    };
  }, [area, items]);
}
