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

/** What was typed, until it is a day: shown as long as the value is that of then, or what the text means. */
type Typed = { readonly text: string; readonly from: string; readonly value: string; readonly problem: string | null };

const NO_DATE = 'Das ist kein Datum. Schreib es so: 20.11.2026.';

function problemOf(text: string, { min, max }: Field): string | null {
  if (text.trim() === '') return null;
  const date = readDate(text);
  if (date === null) return NO_DATE;
  if (date < min) return `Möglich ist ab dem ${formatLocalDate(min)}.`;
  return date > max ? `Möglich ist bis am ${formatLocalDate(max)}.` : null;
}

/** The text of a date field, and what is wrong with it once nothing more is typed. What is no day counts as none. */
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
