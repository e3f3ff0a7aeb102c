import type { ChangelogPage, ChangelogQuery } from './changelog.ts';

/** What changed in the app; only browsers ask. */
export type ChangelogPort = {
  /** The newest first. */
  fetch(query: ChangelogQuery): Promise<ChangelogPage>;
};
