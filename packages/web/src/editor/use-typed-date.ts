import type { LocalDate } from '@ofenpost/core/time/instant';
import { isWholeDate, readDate } from '@ofenpost/core/time/typed-date';
import { formatLocalDate } from '@ofenpost/core/time/zurich';
import { useState } from 'react';

type Field = {
  readonly value: LocalDate;
  readonly min: LocalDate;
  readonly max: LocalDate;
  readonly required: boolean;
  readonly onValue: (date: LocalDate) => void;
};

/** The typed text until it is a valid day: it is shown as long as the value is the previous one or that of the text. */
type Typed = { readonly text: string; readonly from: string; readonly value: string; readonly problem: string | null };

const NO_DATE = 'Das ist kein Datum. Schreib es so: 20.11.2026.';

function problemOf(text: string, { min, max }: Field): string | null {
  if (text.trim() === '') return null;
  const date = readDate(text);
  if (date === null) return NO_DATE;
  if (date < min) return `Möglich ist ab dem ${formatLocalDate(min)}.`;
  return date > max ? `Möglich ist bis am ${formatLocalDate(max)}.` : null;
}

/**
 * Returns the text of a date field and its error, which appears when the field is left. Invalid text counts as no day.
 */
export function useTypedDate(field: Field) {
  const { value, required, onValue } = field;
  const [typed, setTyped] = useState<Typed | null>(null);
  const shown = typed !== null && [typed.from, typed.value].includes(value) ? typed : null;
  const report = (date: LocalDate) => {
    if (date !== value && !(required && date === '')) onValue(date);
  };
  const type = (text: string) => {
    const isMeant = text.trim() === '' ? !required : isWholeDate(text) && problemOf(text, field) === null;
    const meant = isMeant ? (readDate(text) ?? '') : value;
    setTyped({ text, from: value, value: meant, problem: null });
    report(meant);
  };
  const finish = () => {
    if (shown === null) return;
    const problem = problemOf(shown.text, field);
    setTyped(problem === null ? null : { ...shown, value: required ? value : '', problem });
    report(problem === null ? (readDate(shown.text) ?? '') : '');
  };
  const choose = (date: LocalDate) => {
    setTyped(null);
    report(date);
  };
  const written = value === '' ? '' : formatLocalDate(value);
  return { text: shown?.text ?? written, problem: shown?.problem ?? null, type, finish, choose };
}
