import { inItsPlace } from './replay-clicks.ts';
import type { RecordedField, RecordedInput, Entered } from './restore-input.ts';

/** By the prototype, so that React finds another value than the one it knows of. */
const setUnseen = (field: object, value: string): boolean =>
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);

function enterText(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  setUnseen(field, value);
  if (document.activeElement === field && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function enterChoice(field: HTMLInputElement, isChecked: boolean): void {
  field.checked = field.defaultChecked;
  if (field.checked !== isChecked) field.click();
}

function enterSelection(field: HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function enter(field: EventTarget, { value, checked }: Entered): void {
  if (field instanceof HTMLSelectElement) enterSelection(field, value);
  else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) enterChoice(field, checked);
  else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) enterText(field, value);
}

/** The focus went with the field in whose place this one is: whoever writes goes on where the caret was. */
function takeFocus(field: RecordedField, before: RecordedField): void {
  if (field === before || document.activeElement !== document.body) return;
  field.focus({ preventScroll: true });
  if (!('selectionStart' in before) || !('selectionStart' in field) || before.selectionStart === null) return;
  field.setSelectionRange(before.selectionStart, before.selectionEnd);
}

/** Gives each field what was entered as a person would. */
export function refillInput(typing: RecordedInput): void {
  // A list of its own: what is entered here is heard and remembered, too.
  const fields = [...typing].flatMap(([before, entered]) => {
    const field = inItsPlace(before);
    return field === null ? [] : [{ before, field, entered }];
  });
  for (const { field, entered } of fields) enter(field, entered);
  const last = fields.at(-1);
  if (last !== undefined) takeFocus(last.field, last.before);
}
