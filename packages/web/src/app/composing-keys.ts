/** What browsers call a key that an input method takes. Safari says so also for the Enter that ends the composing. */
const TAKEN_BY_INPUT_METHOD = 'Process';
const TAKEN_KEY_CODE = 229;

/**
 * While a letter is being composed, as for Vietnamese, Chinese, Japanese or by accents of macOS, no key is a command: nobody
 * on the page hears it, only the input method. Stands before every other listener.
 */
export function ignoreComposingKeys(page: EventTarget): void {
  const stopKey = (event: Event): void => {
    // Deprecated, but Safari has no other word for it.
    const isTaken =
      Reflect.get(event, 'keyCode') === TAKEN_KEY_CODE || Reflect.get(event, 'key') === TAKEN_BY_INPUT_METHOD;
    if (Reflect.get(event, 'isComposing') === true || isTaken) event.stopImmediatePropagation();
  };
  for (const type of ['keydown', 'keyup'] as const) page.addEventListener(type, stopKey, { capture: true });
}
