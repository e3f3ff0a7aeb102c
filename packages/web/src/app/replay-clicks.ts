/** What was tapped before the page was alive; null once it is. */
type RecordedClicks = { recordedClicks?: HTMLElement[] | null };

/** Runs before the first paint: keeps taps on buttons within `data-replay` until somebody can answer them. A native
 * popover answers by itself; so does a form, if it says where it goes: any other is React's, and would by itself load the
 * page anew and forget what was entered, also later, where its code could not be loaded. */
export const recordClicksScript = `recordedClicks=[];addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-replay] button:not([popovertarget])');if(b&&window.recordedClicks){recordedClicks.push(b);e.stopImmediatePropagation()}},true);addEventListener('submit',function(e){if(!e.target.hasAttribute('action'))e.preventDefault()},true)`;

/** What does not come for so long is waited for no longer: the rest of the page must answer. */
const ALIVE_WITHIN_MS = 20_000;

let awaited: Promise<void> | undefined;

/** Taps are kept until this part is alive too: before, they would be lost on it. */
export function recordClicksUntil(alive: Promise<void>): void {
  const tooLate = new Promise<void>((resolve) => void setTimeout(resolve, ALIVE_WITHIN_MS));
  // A part whose code cannot be loaded never comes alive.
  awaited = Promise.race([alive, tooLate]).catch(() => {});
}

/**
 * The element itself, or where React drew the page anew, since something foreign was in it, the one in its place. None if
 * that is another one.
 */
export function inItsPlace<E extends Element>(element: E): E | null {
  if (element.isConnected) return element;
  // What React took away is whole: the frame with everything in it.
  const before = element.getRootNode() as Element;
  const place = [...before.querySelectorAll(element.localName)].indexOf(element);
  const found = document.querySelectorAll<E>(element.localName)[place];
  const isSame =
    found?.getAttribute('type') === element.getAttribute('type') && found.textContent === element.textContent;
  return isSame ? found : null;
}

/** The page is alive: answers the taps that were kept, in their order. */
export async function replayClicks(): Promise<void> {
  await awaited;
  const page = window as RecordedClicks;
  const taps = page.recordedClicks ?? [];
  page.recordedClicks = null;
  for (const element of taps) inItsPlace(element)?.click();
}
