import * as z from 'zod/mini';
import type { VersionedValue } from '../storage/versioned-value.ts';
import { type Instant, instant } from '../time/instant.ts';
import { minutesBetween } from '../time/zurich.ts';
import type { ChangelogEntry } from './changelog.ts';

/** What the device stores of the changelog. */
const seenEntries = z.object({
  /** Each entry that was shown in the open dialog. */
  seenEntryIds: z.array(z.string()),
  /** When entries were last fetched; null is never. */
  lastFetchTime: z.nullable(instant),
});
export type SeenEntries = z.infer<typeof seenEntries>;

export const storedSeenEntries: VersionedValue<SeenEntries> = { key: 'changelog', version: 1, schema: seenEntries };

export const NOTHING_SEEN: SeenEntries = { seenEntryIds: [], lastFetchTime: null };

/** Entries that are older than this are fetched again. Source: specification, section 9. */
export const CHANGELOG_REFRESH_MINUTES = 60;

type Loaded = { readonly entries: readonly ChangelogEntry[] } & SeenEntries;

/**
 * Whether entries have to be fetched at `now`: there are none, or they were never fetched, more than an hour ago, or in
 * the future, which means that the device's clock was wrong.
 */
export function needsFetch({ entries, lastFetchTime }: Loaded, now: Instant): boolean {
  if (lastFetchTime === null || entries.length === 0) return true;
  const minutes = minutesBetween(lastFetchTime, now);
  return minutes < 0 || minutes > CHANGELOG_REFRESH_MINUTES;
}

/** The ids of the entries that were never shown. */
export function unseenIds({ entries, seenEntryIds }: Pick<Loaded, 'entries' | 'seenEntryIds'>): string[] {
  const seen = new Set(seenEntryIds);
  return entries.map(({ id }) => id).filter((id) => !seen.has(id));
}

/** The entries with the following ones; an entry that is there already is not added twice. */
export function withFollowing(
  entries: readonly ChangelogEntry[],
  following: readonly ChangelogEntry[],
): readonly ChangelogEntry[] {
  const first = new Map<string, ChangelogEntry>();
  for (const entry of [...entries, ...following]) if (!first.has(entry.id)) first.set(entry.id, entry);
  return [...first.values()];
}
