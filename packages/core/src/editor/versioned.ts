import * as z from 'zod/mini';
import { err, ok } from '../result/result.ts';
import { instant, type Instant } from '../time/instant.ts';
import { isSame } from './compare.ts';
import type { SaveAnswer } from './editor.ts';

/**
 * A value that several people may change, with the count of its changes: a save names the version that it was made
 * from.
 */
export type Versioned<T> = { readonly version: number; readonly value: T };

/** The version is stored in four bytes, and the next change adds one. */
const VERSION_MAX = 2_147_483_646;

/** The number of changes that the person has seen; 0 when it is new. */
export const version = z.int().check(z.gte(0), z.lte(VERSION_MAX));

/** The version of something that does not exist yet: saving creates it. */
export const NEW_VERSION = 0;
export const FIRST_VERSION = 1;

/** `value` with its version. */
export const versioned = <Value extends z.ZodMiniType>(value: Value) => z.object({ version, value });

/** `SaveError` of something `versioned`, as it is sent: with the value that somebody else saved meanwhile. */
export const versionedSaveError = <Value extends z.ZodMiniType>(value: Value) =>
  z.discriminatedUnion('code', [
    z.object({ code: z.literal('conflict'), theirs: versioned(value) }),
    z.object({ code: z.literal('refused'), message: z.string() }),
  ]);

/** The number of shown changes of one thing. */
export const RECORDED_CHANGES_MAX = 20;

/** A change: the person, the time, and the values before and after. */
export type RecordedChange<T> = {
  /** The number of the entry in the audit log. */
  readonly number: number;
  readonly at: string;
  /** First and last name; null for a deleted account. */
  readonly by: string | null;
  /** Fields that were added to the form later are missing; null when the entry cannot be read any more. */
  readonly before: Partial<T> | null;
  readonly after: Partial<T> | null;
};

/** A draft as it was recorded at any time: fields that did not exist then are missing. */
export const recordedDraft = <T>(draft: z.ZodMiniType<T>): z.ZodMiniType<Partial<T>> =>
  // Rules between fields do not apply to old records.
  draft instanceof z.ZodMiniObject ? (z.partial(z.object(draft.shape)) as z.ZodMiniType<Partial<T>>) : draft;

export const recordedChange = <T>(draft: z.ZodMiniType<T>) =>
  z.object({
    number: z.int(),
    at: instant,
    by: z.nullable(z.string()),
    before: z.nullable(recordedDraft(draft)),
    after: z.nullable(recordedDraft(draft)),
  });

/** The change that a save would make; `before` is null for something new. */
export type Change<T> = {
  readonly before: T | null;
  readonly after: T;
  readonly now: Instant;
  /** Whether whoever saves may go past the rules that allow it; without it not. */
  readonly mayOverride?: boolean;
};
/** The rules of a change that need more than the draft. */
export type ChangeRule<T> = {
  /** Why this change is refused, in German. It is a method, so that rules of all kinds fit into one list. */
  validate?(change: Change<T>): string | null;
  /** The message for whoever saves what somebody removed meanwhile, in German. */
  readonly unknown?: string;
};

/** Rules that hold together: the first that refuses says why. */
export const allRules = <T>(...rules: readonly (ChangeRule<T> | undefined)[]): ChangeRule<T> => ({
  validate: (change) =>
    rules.reduce<string | null>((message, rule) => message ?? rule?.validate?.(change) ?? null, null),
});

type Attempt<T> = {
  /** Null when nothing has this id yet, or any more. */
  readonly current: Versioned<T> | null;
  readonly saving: Versioned<T>;
  readonly now: Instant;
  readonly mayOverride?: boolean;
};

/**
 * The result of saving `saving` over `current`: the same version when it has this value already (a retry after a lost
 * answer), the next version, or the reason of a refusal. A value that the person has not seen is never overwritten, and
 * what was removed meanwhile is not created again.
 */
export function validateSaving<T>(
  { validate, unknown = 'Das gibt es nicht mehr.' }: ChangeRule<T>,
  { current, saving, now, mayOverride = false }: Attempt<T>,
): SaveAnswer<Versioned<T>> {
  if (current === null && saving.version !== NEW_VERSION) return err({ code: 'refused', message: unknown });
  if (current !== null && isSame(current.value, saving.value)) return ok(current);
  if (current !== null && current.version !== saving.version) return err({ code: 'conflict', theirs: current });
  const message = validate?.({ before: current?.value ?? null, after: saving.value, now, mayOverride }) ?? null;
  if (message !== null) return err({ code: 'refused', message });
  return ok({ version: saving.version + 1, value: saving.value });
}
