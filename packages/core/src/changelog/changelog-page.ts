import type { ChangelogEntry, ChangelogPage, ChangelogQuery } from './changelog.ts';

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The newest first; of the same instant, the one with the later id. */
const newerFirst = (a: ChangelogEntry, b: ChangelogEntry): number =>
  compare(b.publishedAt, a.publishedAt) || compare(b.id, a.id);

/** The page of all entries that a query selects. The order of `all` does not matter. */
export function changelogPageOf(all: readonly ChangelogEntry[], { limit, offset }: ChangelogQuery): ChangelogPage {
  const end = offset + limit;
  return { entries: all.toSorted(newerFirst).slice(offset, end), hasMore: all.length > end };
}
