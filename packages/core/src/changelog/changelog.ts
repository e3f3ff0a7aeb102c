import * as z from 'zod/mini';
import { cleanedLine, cleanedLines, storable } from '../text/text.ts';
import { instant } from '../time/instant.ts';
import { areUnique } from '../validation/unique-list.ts';

/** The label of a kind of change. Source: specification, section 9. */
export const CHANGELOG_TYPE_LABELS = { new: 'Neu', improved: 'Verbessert', fixed: 'Behoben' } as const;

export const changelogType = z.enum(['new', 'improved', 'fixed']);
export type ChangelogType = z.infer<typeof changelogType>;

/** The number of entries of a page, and the maximum that one call may ask for. Source: specification, section 4. */
export const CHANGELOG_PAGE_SIZE = 10;
export const CHANGELOG_LIMIT_MAX = 100;

export const CHANGELOG_TITLE_MAX = 100;
export const CHANGELOG_DETAILS_MAX = 10_000;

/** Something that changed in the app, shown to staff. */
export const changelogEntry = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200), storable),
  title: z
    .string()
    .check(
      cleanedLine,
      z.minLength(1, 'Titel ist erforderlich'),
      z.maxLength(CHANGELOG_TITLE_MAX, `Der Titel darf maximal ${CHANGELOG_TITLE_MAX} Zeichen lang sein.`),
      storable,
    ),
  publishedAt: instant,
  types: z
    .array(changelogType)
    .check(
      z.minLength(1, 'Mindestens eine Art ist erforderlich'),
      z.refine(areUnique, 'Jede Art darf nur einmal stehen'),
    ),
  /** GitHub-flavoured markdown. */
  markdownDetails: z
    .string()
    .check(
      cleanedLines,
      z.minLength(1, 'Text ist erforderlich'),
      z.maxLength(CHANGELOG_DETAILS_MAX, `Der Text darf maximal ${CHANGELOG_DETAILS_MAX} Zeichen lang sein.`),
      storable,
    ),
  /** A page with more details; only http and https are allowed. */
  url: z.optional(z.url({ protocol: /^https?$/, error: 'Die Adresse muss mit http:// oder https:// beginnen.' })),
});
export type ChangelogEntry = z.infer<typeof changelogEntry>;

export const changelogPage = z.object({ entries: z.array(changelogEntry), hasMore: z.boolean() });
export type ChangelogPage = z.infer<typeof changelogPage>;

/** A page of the changelog: `limit` entries after the first `offset`, the newest first. */
export const changelogQuery = z.object({
  limit: z.int().check(z.gte(1), z.lte(CHANGELOG_LIMIT_MAX)),
  offset: z.int().check(z.gte(0)),
  sortBy: z.literal('publishedAt'),
});
export type ChangelogQuery = z.infer<typeof changelogQuery>;

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The newest first; of the same instant, the one with the later id. */
const newerFirst = (a: ChangelogEntry, b: ChangelogEntry): number =>
  compare(b.publishedAt, a.publishedAt) || compare(b.id, a.id);

/** The page of all entries that a query selects. The order of `all` does not matter. */
export function changelogPageOf(all: readonly ChangelogEntry[], { limit, offset }: ChangelogQuery): ChangelogPage {
  const end = offset + limit;
  return { entries: all.toSorted(newerFirst).slice(offset, end), hasMore: all.length > end };
}
