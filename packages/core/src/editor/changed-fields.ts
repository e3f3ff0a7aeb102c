import { fieldOf, isSame } from './is-same.ts';

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
