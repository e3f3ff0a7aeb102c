import { BLANK_OPTION, type OptionGroupDraft } from '../catalogue/option-group-draft.ts';
import { nameKey } from '../validation/unique-list.ts';
import { bySortPosition } from './by-sort-position.ts';
import type { FileEntry } from './file-entry.ts';

type OptionDraft = OptionGroupDraft['options'][number];

/** An extra, not judged yet, with the line that it came from; null for one that stays as it is. */
export type MergedOption = { readonly entry: FileEntry | null; readonly option: unknown };

/** A line that says no price has none: what costs nothing says so. */
const NEW_OPTION: OptionDraft = { ...BLANK_OPTION, price: Number.NaN };

/** What each line changes, known by its id or else by its name. */
function beforeOf(current: readonly OptionDraft[], entries: readonly FileEntry[]): ReadonlyMap<FileEntry, OptionDraft> {
  const byId = new Map(current.map((option) => [option.id, option]));
  const taken = new Set(entries.map(({ id }) => id.toLowerCase()));
  const byName = new Map(
    current.flatMap((option) => (taken.has(option.id ?? '') ? [] : [[nameKey(option.name), option]])),
  );
  return new Map(
    entries.flatMap((entry) => {
      const name = entry.fields['name'];
      const before =
        entry.id === '' ? byName.get(typeof name === 'string' ? nameKey(name) : '') : byId.get(entry.id.toLowerCase());
      return before === undefined ? [] : [[entry, before]];
    }),
  );
}

/**
 * The extras of a choice: what the lines say over what is there, in the order of their ranks. Extras that no line names
 * stay where they are, or go where the file is the whole of it.
 */
export function mergeOptions(
  current: readonly OptionDraft[],
  entries: readonly FileEntry[],
  isWhole: boolean,
): readonly MergedOption[] {
  if (entries.length === 0) return current.map((option) => ({ entry: null, option }));
  const before = beforeOf(current, entries);
  const named = new Set(before.values());
  const places = new Map(current.map((option, index) => [option, index + 1]));
  const merged = entries.map((entry, index) => {
    const stored = before.get(entry);
    const given = entry.id === '' ? {} : { id: entry.id.toLowerCase() };
    const option = { ...NEW_OPTION, ...given, ...stored, ...entry.fields };
    return { id: `${index}`, rank: entry.rank, current: stored && places.get(stored), merged: { entry, option } };
  });
  const others = isWhole ? [] : current.filter((option) => !named.has(option));
  const stayed = others.map((option, index) => ({
    id: `${entries.length + index}`,
    rank: undefined,
    current: places.get(option),
    merged: { entry: null, option },
  }));
  const all = [...merged, ...stayed];
  return bySortPosition(all).flatMap((id) => all[Number(id)]?.merged ?? []);
}
