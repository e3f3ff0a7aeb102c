import * as z from 'zod/mini';
import type { EditedDraft } from '../editor/versioned-editor.ts';
import type { Versioned } from '../editor/versioned.ts';
import type { KeyValuePort } from '../storage/key-value.port.ts';
import { type VersionedValue, readValue, writeValue } from '../storage/versioned-value.ts';
import { type Instant, instant } from '../time/instant.ts';
import { minutesBetween } from '../time/zurich.ts';
import { SETTINGS_SECTIONS, type SettingsDrafts, type SettingsSection } from './settings-section.ts';

/** Nobody misses it longer. */
const KEPT_MINUTES_MAX = 12 * 60;

const schema = z.object({
  at: instant,
  version: z.int(),
  base: z.unknown(),
  value: z.record(z.string(), z.unknown()),
});

/** What was entered into a section and not saved yet: from what it began, and how it stood. */
export type KeptForm<T> = {
  readonly at: Instant;
  readonly loaded: Versioned<T>;
  readonly value: Partial<EditedDraft<T>>;
};

/** Whose form of which section. */
type Owner<S extends SettingsSection> = { readonly section: S; readonly accountId: string };

const keptAs = ({ section, accountId }: Owner<SettingsSection>): VersionedValue<z.infer<typeof schema>> => ({
  key: `settingsForm.${section}.${accountId}`,
  version: 1,
  schema,
});

// What JSON does not know: a number that is missing in a form, and an entry that was removed.
const NO_NUMBER = '\u0000NaN';
const NO_ENTRY = '\u0000undefined';
const markOf = (part: unknown): unknown => {
  if (part === undefined) return NO_ENTRY;
  return Number.isNaN(part) ? NO_NUMBER : part;
};
const writable = (value: object): unknown => JSON.parse(JSON.stringify(value, (_, part: unknown) => markOf(part)));
function readable(value: Readonly<Record<string, unknown>>): object {
  const numbers = JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    part === NO_NUMBER ? Number.NaN : part,
  ) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(numbers).map(([name, part]) => [name, part === NO_ENTRY ? undefined : part]),
  );
}

/** Keeps a form on this device, so that it survives a session that ends and a page that is closed. */
export function keepForm<S extends SettingsSection>(
  keyValue: KeyValuePort,
  owner: Owner<S>,
  { at, loaded, value }: KeptForm<SettingsDrafts[S]>,
): void {
  const kept = { at, version: loaded.version, base: loaded.value, value: writable(value) };
  writeValue(keyValue, keptAs(owner), kept as z.infer<typeof schema>);
}

/** What was kept of a form; null when there is nothing, it is too old, or it began from what the section is no longer like. */
export function readForm<S extends SettingsSection>(
  keyValue: KeyValuePort,
  owner: Owner<S>,
  now: Instant,
): KeptForm<SettingsDrafts[S]> | null {
  const kept = readValue(keyValue, keptAs(owner));
  if (kept === null || minutesBetween(kept.at, now) >= KEPT_MINUTES_MAX) return null;
  const base = SETTINGS_SECTIONS[owner.section].draft.safeParse(kept.base);
  if (!base.success) return null;
  const value = readable(kept.value) as Partial<EditedDraft<SettingsDrafts[S]>>;
  return { at: kept.at, loaded: { version: kept.version, value: base.data }, value };
}

export const forgetForm = (keyValue: KeyValuePort, owner: Owner<SettingsSection>): void =>
  keyValue.remove(keptAs(owner).key);
