import type { EditorContext } from './editor.ts';

/** The own field, undefined where there is none; inherited ones are ignored. */
export const fieldOf = (fields: object, key: PropertyKey): unknown =>
  Object.getOwnPropertyDescriptor(fields, key)?.value;

/** The kinds of objects that are compared field by field. */
const PLAIN_KINDS = new Set(['[object Object]', '[object Array]']);

/** Whether both are plain records, or both lists of the same length. */
function isComparable(a: unknown, b: unknown): boolean {
  const kind = Object.prototype.toString.call(a);
  if (!PLAIN_KINDS.has(kind) || kind !== Object.prototype.toString.call(b)) return false;
  return !Array.isArray(a) || !Array.isArray(b) || a.length === b.length;
}

/**
 * Whether two plain values (text, numbers, lists, records) are equal, however deep and also where they are circular.
 * The order of a record's fields does not matter, and a missing field equals an undefined one. 0 equals -0, and NaN
 * equals NaN. Other values (a date, a map, a function) are equal to themselves only.
 */
export function isSame(a: unknown, b: unknown): boolean {
  const pairs: [unknown, unknown][] = [[a, b]];
  const met = new Map<unknown, Set<unknown>>();
  for (const [one, other] of pairs) {
    const isMet = met.get(one)?.has(other) === true;
    if (isMet || one === other || (Number.isNaN(one) && Number.isNaN(other))) continue;
    if (!isComparable(one, other)) return false;
    met.set(one, (met.get(one) ?? new Set()).add(other));
    const [fields, others] = [one, other] as [object, object];
    for (const key of new Set([...Object.keys(fields), ...Object.keys(others)]))
      pairs.push([fieldOf(fields, key), fieldOf(others, key)]);
  }
  return true;
}

/** Two people's versions of a field, and its original value. */
export type ChangedField<T> = {
  readonly field: keyof T;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Who changed it; `both` also when both made the same change. */
  readonly by: 'me' | 'them' | 'both';
};

/** The original value, and the two that were made from it. */
export type ThreeValues<T> = { readonly base: T; readonly mine: T; readonly theirs: T };

const keysOf = <T extends object>({ base, mine, theirs }: ThreeValues<T>): (keyof T)[] =>
  [...new Set([base, mine, theirs].flatMap(Object.keys))] as (keyof T)[];

/** The fields that at least one person changed, in the order of the value's fields. */
export const changedFields = <T extends object>(values: ThreeValues<T>): readonly ChangedField<T>[] =>
  keysOf(values).flatMap((field) => {
    const [base, mine, theirs] = [values.base, values.mine, values.theirs].map((value) => fieldOf(value, field));
    const byMe = !isSame(base, mine);
    const byThem = !isSame(base, theirs);
    if (!byMe && !byThem) return [];
    const by = byMe && byThem ? 'both' : byMe ? 'me' : 'them';
    return [{ field, base, mine, theirs, by }];
  });

/** Their value with my changes, all of them or these fields alone: the value that is saved when I keep mine. */
export function mergeMine<T extends object>(values: ThreeValues<T>, fields?: readonly (keyof T)[]): T {
  const mine = changedFields(values).filter(({ by, field }) => by !== 'them' && fields?.includes(field) !== false);
  const changes = Object.fromEntries(mine.map(({ field, mine: value }) => [field, value])) as Partial<T>;
  return { ...values.theirs, ...changes };
}

/** The fields of which mine is saved; undefined means all that I changed. */
export type Choice<T> = { readonly fields?: readonly (keyof T)[] | undefined };

export const withMine = <T extends object>({ base, value, theirs }: EditorContext<T>, { fields }: Choice<T>): T =>
  mergeMine({ base, mine: value, theirs }, fields);

type Snapshot<T> = { readonly context: EditorContext<T> };

/** The fields that I and, in a conflict, somebody else changed. */
export const selectChangedFields = <T extends object>({
  context: { base, value, theirs },
}: Snapshot<T>): readonly ChangedField<T>[] => changedFields({ base, mine: value, theirs });
