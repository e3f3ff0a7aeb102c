/**
 * Keeps something going while the browser renders what is inside of an element with `content-visibility: auto`: it rests
 * far out of sight. Browsers that do not tell keep it going. Answers how to end it.
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
