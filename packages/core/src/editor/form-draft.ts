import * as z from 'zod/mini';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { type VersionedValue, readValue, writeValue } from '../storage/versioned-value.ts';
import { type Instant, instant } from '../time/instant.ts';
import { minutesBetween } from '../time/zurich.ts';
import { isSame } from './compare.ts';
import type { EditedDraft } from './versioned-editor.ts';
import type { Versioned } from './versioned.ts';

/** Nobody needs an older form. */
const STORED_MINUTES_MAX = 12 * 60;

const fields = z.record(z.string(), z.unknown());
const written = z.object({
  form: z.string(),
  accountId: z.string(),
  at: instant,
  id: z.optional(z.string()),
  version: z.int(),
  base: fields,
  value: fields,
});
type WrittenForm = z.infer<typeof written>;

/** All forms share one key, so that old ones and those of deleted accounts can be removed without knowing the form. */
const FORM_DRAFTS: VersionedValue<WrittenForm[]> = { key: 'forms', version: 1, schema: z.array(written) };

/** Unsaved entries of a form, with the value that they were made from. */
export type FormDraft<T> = {
  readonly at: Instant;
  /** The id of something new: saved twice it is created once, even if the page was reloaded in between. */
  readonly id?: string | undefined;
  readonly loaded: Versioned<T>;
  readonly value: Partial<EditedDraft<T>>;
};

/** The name of a form and the account of its user. */
export type FormOwner = { readonly form: string; readonly accountId: string };

const isOf =
  ({ form, accountId }: FormOwner) =>
  (stored: WrittenForm): boolean =>
    stored.form === form && stored.accountId === accountId;

/** The stored forms that match. */
const formsWhere = (keyValue: KeyValuePort, isWanted: (stored: WrittenForm) => boolean): WrittenForm[] =>
  (readValue(keyValue, FORM_DRAFTS) ?? []).filter(isWanted);

/** All stored forms except this one. */
const formsOfOthers = (keyValue: KeyValuePort, owner: FormOwner): WrittenForm[] =>
  formsWhere(keyValue, (stored) => !isOf(owner)(stored));

function writeForms(keyValue: KeyValuePort, forms: WrittenForm[]): void {
  if (forms.length === 0) keyValue.remove(FORM_DRAFTS.key);
  else writeValue(keyValue, FORM_DRAFTS, forms);
}

// Markers for values that JSON lacks: NaN for an empty number, and undefined for a removed entry.
const NO_NUMBER = '\u0000NaN';
const NO_ENTRY = '\u0000undefined';
const markOf = (part: unknown): unknown => {
  if (part === undefined) return NO_ENTRY;
  return Number.isNaN(part) ? NO_NUMBER : part;
};
const writable = (value: object): z.infer<typeof fields> =>
  JSON.parse(JSON.stringify(value, (_, part: unknown) => markOf(part))) as z.infer<typeof fields>;
function readable(value: z.infer<typeof fields>): object {
  const numbers = JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    part === NO_NUMBER ? Number.NaN : part,
  ) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(numbers).map(([name, part]) => [name, part === NO_ENTRY ? undefined : part]),
  );
}

/** Stores a form on this device, so that it survives the end of a session and a closed page. */
export const saveFormDraft = <T extends object>(
  keyValue: KeyValuePort,
  owner: FormOwner,
  { at, id, loaded, value }: FormDraft<T>,
): void =>
  writeForms(keyValue, [
    ...formsOfOthers(keyValue, owner),
    { ...owner, at, id, version: loaded.version, base: writable(loaded.value), value: writable(value) },
  ]);

/** The stored name of a form and the schema of its draft. */
export type FormOf<T> = Pick<FormOwner, 'form'> & { readonly draft: z.ZodMiniType<T, T> };
/** The value that the form would show without stored entries. */
export type FormShown<T> = Pick<FormOf<T>, 'draft'> & { readonly newest: T };

const namesOf = (value: object): readonly string[] => Object.keys(value).toSorted();

/**
 * The stored entries of a form; null when there are none, they are too old, or they were made from a value that the
 * schema no longer accepts. The value of a new form is no valid draft yet, so it is not checked; the initial value may
 * also differ on another day. Entries that are too old are removed.
 */
export function readForm<T extends object>(
  keyValue: KeyValuePort,
  owner: FormOwner,
  { newest, draft, now }: FormShown<T> & { readonly now: Instant },
): FormDraft<T> | null {
  const recent = formsWhere(keyValue, ({ at }) => minutesBetween(at, now) < STORED_MINUTES_MAX);
  writeForms(keyValue, recent);
  const stored = recent.find(isOf(owner));
  if (stored === undefined) return null;
  const base = readable(stored.base);
  const isBlank = stored.version === 0 && isSame(namesOf(base), namesOf(newest));
  const began = isSame(base, newest) ? newest : (draft.safeParse(base).data ?? (isBlank ? newest : undefined));
  if (began === undefined) return null;
  const value = readable(stored.value) as Partial<EditedDraft<T>>;
  return { at: stored.at, id: stored.id, loaded: { version: stored.version, value: began }, value };
}

export const forgetForm = (keyValue: KeyValuePort, owner: FormOwner): void =>
  writeForms(keyValue, formsOfOthers(keyValue, owner));

/** Deletes all stored forms of a deleted account. */
export function forgetFormsOf(keyValue: KeyValuePort, deletedId: string): void {
  const others = formsWhere(keyValue, ({ accountId }) => accountId !== deletedId);
  writeForms(keyValue, others);
}
