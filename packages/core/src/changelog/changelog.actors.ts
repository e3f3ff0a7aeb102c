import { fromPromise } from 'xstate';
import type { Ports } from '../ports.ts';
import { readValue, writeValue } from '../storage/versioned-value.ts';
import type { Instant } from '../time/instant.ts';
import type { FetchedPage } from './changelog.machine.ts';
import { CHANGELOG_PAGE_SIZE } from './changelog.ts';
import { NOTHING_SEEN, type SeenEntries, storedSeenEntries } from './seen-entries.ts';

/** The work of the changelog machine, done through the ports. */
export const createChangelogActors = ({
  changelog,
  clock,
  keyValue,
}: Pick<Ports, 'changelog' | 'clock' | 'keyValue'>) => ({
  restoreSeen: fromPromise<SeenEntries>(async () => readValue(keyValue, storedSeenEntries) ?? NOTHING_SEEN),
  storeSeen: fromPromise<void, SeenEntries>(async ({ input }) => writeValue(keyValue, storedSeenEntries, input)),
  readClock: fromPromise<Instant>(async () => clock.now()),
  fetchPage: fromPromise<FetchedPage, { offset: number }>(async ({ input: { offset } }) => ({
    ...(await changelog.fetch({ limit: CHANGELOG_PAGE_SIZE, offset, sortBy: 'publishedAt' })),
    at: clock.now(),
  })),
});
