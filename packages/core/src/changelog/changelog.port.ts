import type { ChangelogPage, ChangelogQuery } from './changelog.ts';

/** What changed in the app; used in browsers only. */
export type ChangelogPort = {
  /** The newest first. */
  fetch(query: ChangelogQuery): Promise<ChangelogPage>;
};
