/**
 * Runs something only while the browser renders its `content-visibility: auto` ancestor, which it skips far out of
 * sight. Browsers without the event run it all the time. Returns a function that stops it.
 */
export function whileRendered(element: EventTarget, start: () => () => void): () => void {
  let stop: (() => void) | null = start();
  const follow = (event: Event) => {
    const isSkipped = 'skipped' in event && event.skipped === true;
    if (isSkipped) {
      stop?.();
      stop = null;
    } else stop ??= start();
  };
  element.addEventListener('contentvisibilityautostatechange', follow);
  return () => {
    element.removeEventListener('contentvisibilityautostatechange', follow);
    stop?.();
  };
}
