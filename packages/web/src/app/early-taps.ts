/** What was tapped before the page was alive; null once it is. */
type EarlyTaps = { earlyTaps?: HTMLElement[] | null };

/** Runs before the first paint: keeps taps on buttons within `data-early` until somebody can answer them. A native
 * popover answers by itself. */
export const earlyTapsScript = `earlyTaps=[];addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-early] button:not([popovertarget])');if(b&&window.earlyTaps){earlyTaps.push(b);e.stopImmediatePropagation()}},true)`;

/** The page is alive: answers the taps that were kept, in their order. */
export function answerEarlyTaps(): void {
  const page = window as EarlyTaps;
  const taps = page.earlyTaps ?? [];
  page.earlyTaps = null;
  for (const element of taps) element.click();
}
