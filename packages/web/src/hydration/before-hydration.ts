/** The last input of each field before hydration, in the order of input. */
export type RecordedInput = Map<RecordedField, Entered>;
export type RecordedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type Entered = Pick<HTMLInputElement, 'value' | 'checked'>;

/** Runs before the first paint: records input until hydration. */
export const recordInputScript = `recordedInput=new Map;addEventListener('input',e=>{let f=e.target;if(recordedClicks){recordedInput.delete(f);recordedInput.set(f,{value:f.value,checked:f.checked})}},true)`;

/** Replays the recorded input after hydration. The code for it is loaded only if there is any. */
export async function restoreInput(): Promise<void> {
  const { recordedInput } = window as { recordedInput?: RecordedInput };
  if (!recordedInput?.size) return;
  const { refillInput } = await import('./refill-input.ts');
  refillInput(recordedInput, inItsPlace);
}

/** The clicks before hydration; null after it. */
type RecordedClicks = { recordedClicks?: HTMLElement[] | null };

/**
 * Runs before the first paint: records clicks on buttons within `data-replay` until hydration. Native popovers work
 * without a script, and so do forms with an action. Other forms belong to React: their submit is prevented, also later
 * if their code fails to load, because it would reload the page and lose the input.
 */
export const recordClicksScript = `recordedClicks=[];addEventListener('click',e=>{let b=e.target.closest?.('[data-replay] button:not([popovertarget])');if(b&&recordedClicks){recordedClicks.push(b);e.stopImmediatePropagation()}},true);addEventListener('submit',e=>{if(!e.target.hasAttribute('action'))e.preventDefault()},true)`;

/** The longest wait for a late part, in ms: after it the rest of the page must respond. */
const ALIVE_WITHIN_MS = 20_000;

let awaited: Promise<void> | undefined;

/** Records clicks until this part is hydrated too, on which they would be lost before. */
export function recordClicksUntil(alive: Promise<void>): void {
  const tooLate = new Promise<void>((resolve) => void setTimeout(resolve, ALIVE_WITHIN_MS));
  // A part whose code cannot be loaded never hydrates.
  awaited = Promise.race([alive, tooLate]).catch(() => {});
}

/**
 * Returns the element itself, or its replacement if React rendered the page again because of foreign elements. Returns
 * null if no equal element is in its place.
 */
function inItsPlace<E extends Element>(element: E): E | null {
  if (element.isConnected) return element;
  // React removed the whole frame, so the old element's root still contains everything.
  const before = element.getRootNode() as Element;
  const place = [...before.querySelectorAll(element.localName)].indexOf(element);
  const found = document.querySelectorAll<E>(element.localName)[place];
  const isSame =
    found?.getAttribute('type') === element.getAttribute('type') && found.textContent === element.textContent;
  return isSame ? found : null;
}

export const isHydrated = (): boolean => (globalThis as RecordedClicks).recordedClicks === null;

/** Replays the recorded clicks in their order. Called after hydration. */
export async function replayClicks(): Promise<void> {
  await awaited;
  const page = window as RecordedClicks;
  const taps = page.recordedClicks ?? [];
  page.recordedClicks = null;
  for (const element of taps) inItsPlace(element)?.click();
}
