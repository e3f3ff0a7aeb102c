/** The last input of each field before hydration, in the order of input. */
export type RecordedInput = Map<RecordedField, Entered>;
export type RecordedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type Entered = Pick<HTMLInputElement, 'value' | 'checked'>;

/** Runs before the first paint: records input until hydration. */
export const recordInputScript = `recordedInput=new Map;addEventListener('input',function(e){var f=e.target;if(window.recordedClicks){recordedInput.delete(f);recordedInput.set(f,{value:f.value,checked:f.checked})}},true)`;

/** Replays the recorded input after hydration. The code for it is loaded only if there is any. */
export async function restoreInput(): Promise<void> {
  const { recordedInput } = window as { recordedInput?: RecordedInput };
  if (!recordedInput?.size) return;
  const { refillInput } = await import('./refill-input.ts');
  refillInput(recordedInput);
}
