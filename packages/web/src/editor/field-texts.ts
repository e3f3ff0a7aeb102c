/** How a field is named, and how a value of it reads in one line or a few: in a conflict, in the list of changes. */
export type FieldText<V> = { readonly label: string; readonly text: (value: V) => string };
export type FieldTexts<T> = { readonly [F in keyof T]-?: FieldText<T[F]> };

/** What the texts know of a field; null for one that nobody edits, such as the version. */
export function fieldText<T>(texts: FieldTexts<T>, field: PropertyKey): FieldText<unknown> | null {
  return Object.hasOwn(texts, field) ? (texts[field as keyof T] as FieldText<unknown>) : null;
}
