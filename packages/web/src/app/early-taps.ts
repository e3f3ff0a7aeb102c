import { nextTask } from './next-task.ts';

/** What was tapped before the page was alive; null once it is. */
type EarlyTaps = { earlyTaps?: HTMLElement[] | null };

/** Runs before the first paint: keeps taps on buttons within `data-early` until somebody can answer them. A native
 * popover answers by itself; so does a form, if it says where it goes: any other is React's, and would by itself load the
 * page anew and forget what was entered, also later, where its code could not be loaded. */
export const earlyTapsScript = `earlyTaps=[];addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-early] button:not([popovertarget])');if(b&&window.earlyTaps){earlyTaps.push(b);e.stopImmediatePropagation()}},true);addEventListener('submit',function(e){if(!e.target.hasAttribute('action'))e.preventDefault()},true)`;

/** What does not come for so long is waited for no longer: the rest of the page must answer. */
const CODE_WITHIN_MS = 20_000;

let awaited: Promise<void> | undefined;

/** Taps are kept until this code is there too: on a part that the server wrote without it, they would be lost. */
export function keepTapsUntil(code: Promise<unknown>): void {
  const tooLate = new Promise((resolve) => void setTimeout(resolve, CODE_WITHIN_MS));
  // And until React has heard of it.
  awaited = Promise.race([code, tooLate]).then(nextTask, nextTask);
}

/** The page is alive: answers the taps that were kept, in their order. */
export async function answerEarlyTaps(): Promise<void> {
  await awaited;
  const page = window as EarlyTaps;
  const taps = page.earlyTaps ?? [];
  page.earlyTaps = null;
  for (const element of taps) element.click();
}
