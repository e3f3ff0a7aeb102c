import type { Instant, LocalDate } from '../time/instant.ts';
import { formatDate, formatLocalDate, formatTime } from '../time/zurich.ts';

/** A field that staff edit: its label, and how its values read. */
export type Field<T> = {
  readonly label: string;
  /** The text in one line or a few, for conflicts, the list of changes and the dry run of an import. */
  readonly text: (value: T) => string;
  /**
   * The text of one value as the audit log recorded it, in any version; for several values each. Without it the value
   * itself is shown.
   */
  readonly recorded?: (value: unknown) => string;
};

/** The definition of each field of a draft. */
export type Fields<Draft> = { readonly [Name in keyof Draft]-?: Field<Draft[Name]> };

type Labels = Readonly<Record<string, string>>;

export const yesNoText = (value: boolean): string => (value ? 'ja' : 'nein');

/** The text of several values, on one line; `none` for an empty list. */
export const listText = (texts: readonly string[], none: string): string =>
  texts.length === 0 ? none : texts.join(', ');

/** The German name of a recorded word. */
export const recordedWord =
  (labels: Labels) =>
  (value: unknown): string =>
    (typeof value === 'string' && Object.hasOwn(labels, value) ? labels[value] : undefined) ?? 'unbekannt';

/** The text of a recorded number; any other value does not change. */
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
