/** The key of events that an input method handles. Safari also sends it for the Enter that ends the composition. */
const TAKEN_BY_INPUT_METHOD = 'Process';
const TAKEN_KEY_CODE = 229;

/**
 * While an input method composes a letter, as for Vietnamese, Chinese, Japanese or accents on macOS, no key is a
 * command: this stops the event before all listeners of the page. Call it before any other listener is added.
 */
export function ignoreComposingKeys(page: EventTarget): void {
  const stopKey = (event: Event): void => {
    // `keyCode` is deprecated, but Safari has no other sign for it.
    const isTaken =
      Reflect.get(event, 'keyCode') === TAKEN_KEY_CODE || Reflect.get(event, 'key') === TAKEN_BY_INPUT_METHOD;
    if (Reflect.get(event, 'isComposing') === true || isTaken) event.stopImmediatePropagation();
  };
  for (const type of ['keydown', 'keyup'] as const) page.addEventListener(type, stopKey, { capture: true });
}
