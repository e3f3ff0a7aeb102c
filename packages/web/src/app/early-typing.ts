/** What was last entered into each field before the page was alive, in this order. */
export type EarlyTyping = Map<EarlyField, Entered>;
export type EarlyField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type Entered = Pick<HTMLInputElement, 'value' | 'checked'>;

/** Runs before the first paint: remembers what is entered until the page is alive. */
export const earlyTypingScript = `earlyTyping=new Map;addEventListener('input',function(e){var f=e.target;if(window.earlyTaps){earlyTyping.delete(f);earlyTyping.set(f,{value:f.value,checked:f.checked})}},true)`;

/** Somebody listens now: what was entered is entered once more. What does it is loaded by those who need it. */
export async function answerEarlyTyping(): Promise<void> {
  const { earlyTyping } = window as { earlyTyping?: EarlyTyping };
  if (!earlyTyping?.size) return;
  const { enterAgain } = await import('./enter-again.ts');
  enterAgain(earlyTyping);
}
