/** How a field is named, and how a value of it reads in one line or a few: in a conflict, in the list of changes. */
export type FieldText<V> = { readonly label: string; readonly text: (value: V) => string };
/** Of each field; where the fields are entries by their key, of any. */
export type FieldTexts<T> =
  | { readonly [F in keyof T]-?: FieldText<T[F]> }
  | ((key: string) => FieldText<T[keyof T] | undefined>);

/** What the texts know of a field; null for one that nobody edits, such as the version. */
export function fieldText<T>(texts: FieldTexts<T>, field: PropertyKey): FieldText<unknown> | null {
  if (field === 'version') return null;
  if (typeof texts === 'function') return texts(String(field)) as FieldText<unknown>;
  return Object.hasOwn(texts, field) ? (texts[field as keyof T] as FieldText<unknown>) : null;
}
