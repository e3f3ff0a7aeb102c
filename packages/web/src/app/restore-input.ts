/** What was last entered into each field before the page was alive, in this order. */
export type RecordedInput = Map<RecordedField, Entered>;
export type RecordedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type Entered = Pick<HTMLInputElement, 'value' | 'checked'>;

/** Runs before the first paint: remembers what is entered until the page is alive. */
export const recordInputScript = `recordedInput=new Map;addEventListener('input',function(e){var f=e.target;if(window.recordedClicks){recordedInput.delete(f);recordedInput.set(f,{value:f.value,checked:f.checked})}},true)`;

/** Somebody listens now: what was entered is entered once more. What does it is loaded by those who need it. */
export async function restoreInput(): Promise<void> {
  const { recordedInput } = window as { recordedInput?: RecordedInput };
  if (!recordedInput?.size) return;
  const { refillInput } = await import('./refill-input.ts');
  refillInput(recordedInput);
}
