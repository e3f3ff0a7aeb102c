import type { Entered, RecordedField, RecordedInput } from './before-hydration.ts';

/**
 * Sets the value by the prototype's setter: React tracks the field's own setter and would ignore the event otherwise.
 */
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

/** The focus was lost with the field that this one replaces: it returns, with the caret where it was. */
function takeFocus(field: RecordedField, before: RecordedField): void {
  if (field === before || document.activeElement !== document.body) return;
  field.focus({ preventScroll: true });
  if (!('selectionStart' in before) || !('selectionStart' in field) || before.selectionStart === null) return;
  field.setSelectionRange(before.selectionStart, before.selectionEnd);
}

/**
 * Replays the recorded input into each field by events, as a person would enter it. `find` returns the field that is in
 * the place of a recorded one now.
 */
export function refillInput(typing: RecordedInput, find: (field: RecordedField) => RecordedField | null): void {
  // The list is copied, because the replayed events are recorded too.
  const fields = [...typing].flatMap(([before, entered]) => {
    const field = find(before);
    return field === null ? [] : [{ before, field, entered }];
  });
  for (const { field, entered } of fields) enter(field, entered);
  const last = fields.at(-1);
  if (last !== undefined) takeFocus(last.field, last.before);
}
