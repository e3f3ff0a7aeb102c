import type { Instant, LocalDate } from '../time/instant.ts';
import { formatDate, formatLocalDate, formatTime } from '../time/zurich.ts';

/** A field of what staff edit: what it is called, and how its values read. */
export type Field<T> = {
  readonly label: string;
  /** In a line or a few: in a conflict, in the list of changes, before an import. */
  readonly text: (value: T) => string;
  /** One value as the audit log has it, whatever wrote it; of several each. Without it a value reads as what it is. */
  readonly recorded?: (value: unknown) => string;
};

/** Of each field of a draft. */
export type Fields<Draft> = { readonly [Name in keyof Draft]: Field<Draft[Name]> };

type Labels = Readonly<Record<string, string>>;

export const yesNoText = (value: boolean): string => (value ? 'ja' : 'nein');

/** What is said of several, in a line; `none` of nothing. */
export const listText = (texts: readonly string[], none: string): string =>
  texts.length === 0 ? none : texts.join(', ');

/** A recorded word by its German name. */
export const recordedWord =
  (labels: Labels) =>
  (value: unknown): string =>
    (typeof value === 'string' && Object.hasOwn(labels, value) ? labels[value] : undefined) ?? 'unbekannt';

/** A recorded number as it is written; what is none stays. */
export const recordedNumber =
  (format: (value: number) => string) =>
  (value: unknown): string =>
    typeof value === 'number' ? format(value) : String(value);

/** A day; '' while it is missing. */
export const dayField = (label: string): Field<LocalDate> => ({
  label,
  text: (date) => (date === '' ? 'offen' : formatLocalDate(date)),
});

/** A moment; '' while it is missing. */
export const momentField = (label: string): Field<Instant> => ({
  label,
  text: (at) => (at === '' ? 'offen' : `${formatDate(at)}, ${formatTime(at)}`),
});
