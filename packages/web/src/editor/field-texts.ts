import type { Field } from '@ofenpost/core/validation/field';

/** The label and the format of each field of a form; for records with any keys, one for all entries. */
export type FieldTexts<T> =
  | { readonly [F in keyof T]-?: Field<T[F]> }
  | ((key: string) => Field<T[keyof T] | undefined>);

/** Returns the texts of a field; null for one that nobody edits, such as the version. */
export function fieldText<T>(texts: FieldTexts<T>, field: PropertyKey): Field<unknown> | null {
  if (field === 'version') return null;
  if (typeof texts === 'function') return texts(String(field)) as Field<unknown>;
  return Object.hasOwn(texts, field) ? (texts[field as keyof T] as Field<unknown>) : null;
}
