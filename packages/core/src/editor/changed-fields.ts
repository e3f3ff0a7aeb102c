import { fieldOf, isSame } from './is-same.ts';

/** What two people made of a field that they both began with. */
export type ChangedField<T> = {
  readonly field: keyof T;
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Who changed it; `both` also when they made the same of it. */
  readonly by: 'me' | 'them' | 'both';
};

/** The value from which both began, and the two that became of it. */
export type ThreeValues<T> = { readonly base: T; readonly mine: T; readonly theirs: T };

const keysOf = <T extends object>({ base, mine, theirs }: ThreeValues<T>): (keyof T)[] =>
  [...new Set([base, mine, theirs].flatMap(Object.keys))] as (keyof T)[];

/** The fields that at least one changed, in the order of the value's fields. */
export const changedFields = <T extends object>(values: ThreeValues<T>): readonly ChangedField<T>[] =>
  keysOf(values).flatMap((field) => {
    const [base, mine, theirs] = [values.base, values.mine, values.theirs].map((value) => fieldOf(value, field));
    const byMe = !isSame(base, mine);
    const byThem = !isSame(base, theirs);
    if (!byMe && !byThem) return [];
    const by = byMe && byThem ? 'both' : byMe ? 'me' : 'them';
    return [{ field, base, mine, theirs, by }];
  });

/** Their value with what I changed, everything of it or these fields alone: what is saved when I keep mine. */
export function mergeMine<T extends object>(values: ThreeValues<T>, fields?: readonly (keyof T)[]): T {
  const mine = changedFields(values).filter(({ by, field }) => by !== 'them' && fields?.includes(field) !== false);
  const changes = Object.fromEntries(mine.map(({ field, mine: value }) => [field, value])) as Partial<T>;
  return { ...values.theirs, ...changes };
}
