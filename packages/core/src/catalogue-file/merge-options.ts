import { BLANK_OPTION, type OptionGroupDraft } from '../catalogue/option-group-draft.ts';
import { nameKey } from '../validation/unique-list.ts';
import { bySortPosition } from './by-sort-position.ts';
import type { FileEntry } from './file-entry.ts';

type OptionDraft = OptionGroupDraft['options'][number];

/** An extra, not validated yet, with its line in the file; null for one that does not change. */
export type MergedOption = { readonly entry: FileEntry | null; readonly option: unknown };

/** A new extra without a price is an error: a free one needs the price 0. */
const NEW_OPTION: OptionDraft = { ...BLANK_OPTION, price: Number.NaN };

/** The existing extra that each line changes, found by its id or else by its name. */
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
 * The extras of a choice: the lines applied to the existing ones, in the order of their positions. Extras that no line
 * names stay, unless the file is the whole catalogue and has lines for the choice: then they are removed.
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
