import { type SnapshotFrom, assign, emit, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import type { Account } from '../account/account.ts';
import type { Ports } from '../ports.ts';
import { may } from '../role/permission.ts';
import { type VersionedValue, readValue, writeValue } from '../storage/versioned-value.ts';
import { type Instant, instant } from '../time/instant.ts';
import { minutesBetween } from '../time/zurich.ts';
import { type ChangelogEntry, type ChangelogPage, CHANGELOG_PAGE_SIZE } from './changelog.ts';

/** What the device stores of the changelog. */
const seenEntries = z.object({
  /** Each entry that was shown in the open dialog. */
  seenEntryIds: z.array(z.string()),
  /** When entries were last fetched; null is never. */
  lastFetchTime: z.nullable(instant),
});
type SeenEntries = z.infer<typeof seenEntries>;

export const storedSeenEntries: VersionedValue<SeenEntries> = { key: 'changelog', version: 1, schema: seenEntries };

const NOTHING_SEEN: SeenEntries = { seenEntryIds: [], lastFetchTime: null };

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

export type ChangelogEvent = { type: 'dialog.opened' } | { type: 'dialog.closed' } | { type: 'more.requested' };

export type ChangelogInput = { readonly environment: 'browser' | 'server'; readonly account: Account };

/** Entries, and when they arrived. */
type FetchedPage = ChangelogPage & { readonly at: Instant };

/** `stored` is the part of `seen` that the device has saved; `freshIds` were first shown since the dialog opened. */
type Context = ChangelogInput & {
  entries: readonly ChangelogEntry[];
  hasMore: boolean;
  seen: SeenEntries;
  stored: SeenEntries;
  freshIds: readonly string[];
};
type Emitted = { type: 'fetch.failed'; error: unknown };

const restoreSeen = fromPromise<SeenEntries>(() => {
  throw new Error('port not provided: keyValue');
});
const saveSeen = fromPromise<void, SeenEntries>(() => {
  throw new Error('port not provided: keyValue');
});
const readClock = fromPromise<Instant>(() => {
  throw new Error('port not provided: clock');
});
const fetchPage = fromPromise<FetchedPage, { offset: number }>(() => {
  throw new Error('port not provided: changelog');
});

/**
 * What changed in the app, for staff in a browser: the loaded entries, and which of them were seen. A fetch that fails
 * brings no entries and is only logged. Source: specification, sections 4 and 8.
 */
export const changelogMachine = setup({
  types: { context: {} as Context, events: {} as ChangelogEvent, input: {} as ChangelogInput, emitted: {} as Emitted },
  actors: { restoreSeen, storeSeen: saveSeen, readClock, fetchPage },
  guards: {
    canRead: ({ context: { environment, account } }) => environment === 'browser' && may(account, 'changelog.read'),
    needsFetch: ({ context }, now: Instant) => needsFetch({ ...context, ...context.seen }, now),
    hasMore: ({ context }) => context.hasMore,
    /** More than one page was published meanwhile, so the loaded entries are further down now. */
    isShifted: ({ context }, { entries, hasMore }: FetchedPage) =>
      hasMore && withFollowing(context.entries, entries).length === context.entries.length,
    hasUnseen: ({ context }) => unseenIds({ ...context, ...context.seen }).length > 0,
    isUnkept: ({ context }) => context.seen !== context.stored,
  },
  actions: {
    setSeen: assign((_, seen: SeenEntries) => ({ seen, stored: seen })),
    markSeen: assign(({ context: { entries, seen, freshIds } }) => {
      const ids = unseenIds({ entries, ...seen });
      return { seen: { ...seen, seenEntryIds: [...seen.seenEntryIds, ...ids] }, freshIds: [...freshIds, ...ids] };
    }),
    forgetFresh: assign({ freshIds: [] }),
    setStored: assign(({ context }) => ({ stored: context.seen })),
    replaceEntries: assign(({ context }, { entries, hasMore, at }: FetchedPage) => ({
      entries: withFollowing([], entries),
      hasMore,
      seen: { ...context.seen, lastFetchTime: at },
    })),
    appendEntries: assign(({ context }, { entries, hasMore }: FetchedPage) => ({
      entries: withFollowing(context.entries, entries),
      hasMore,
    })),
    emitFailure: emit((_, { error }: { error: unknown }): Emitted => ({ type: 'fetch.failed', error })),
  },
}).createMachine({
  id: 'changelog',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    entries: [],
    hasMore: false,
    seen: NOTHING_SEEN,
    stored: NOTHING_SEEN,
    freshIds: [],
  }),
  states: {
    list: {
      initial: 'unavailable',
      states: {
        unavailable: { always: { guard: 'canRead', target: 'restoring' } },
        restoring: {
          tags: 'busy',
          invoke: {
            src: 'restoreSeen',
            onDone: { target: 'checking', actions: { type: 'setSeen', params: ({ event }) => event.output } },
            onError: 'checking',
          },
        },
        checking: {
          tags: 'busy',
          invoke: {
            src: 'readClock',
            onDone: [
              { guard: { type: 'needsFetch', params: ({ event }) => event.output }, target: 'fetching' },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
        fetching: {
          tags: 'busy',
          invoke: {
            src: 'fetchPage',
            input: { offset: 0 },
            onDone: { target: 'resting', actions: { type: 'replaceEntries', params: ({ event }) => event.output } },
            onError: {
              target: 'resting',
              actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        resting: {
          on: { 'dialog.opened': 'checking', 'more.requested': { guard: 'hasMore', target: 'fetchingMore' } },
        },
        fetchingMore: {
          tags: 'busy',
          invoke: {
            src: 'fetchPage',
            input: ({ context }) => ({ offset: context.entries.length }),
            onDone: [
              { guard: { type: 'isShifted', params: ({ event }) => event.output }, target: 'fetching' },
              { target: 'resting', actions: { type: 'appendEntries', params: ({ event }) => event.output } },
            ],
            onError: {
              target: 'resting',
              actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    dialog: {
      initial: 'closed',
      states: {
        closed: { on: { 'dialog.opened': 'open' } },
        open: {
          always: { guard: 'hasUnseen', target: 'open', actions: 'markSeen' },
          on: { 'dialog.closed': { target: 'closed', actions: 'forgetFresh' } },
        },
      },
    },
    memory: {
      initial: 'resting',
      states: {
        resting: { always: { guard: 'isUnkept', target: 'storing' } },
        storing: {
          entry: 'setStored',
          invoke: { src: 'storeSeen', input: ({ context }) => context.seen, onDone: 'resting', onError: 'resting' },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof changelogMachine>;

/** The loaded entries, the newest first. */
export const selectEntries = ({ context }: Snapshot): readonly ChangelogEntry[] => context.entries;
export const selectLoading = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** Whether older entries are being loaded. */
export const selectLoadingMore = (snapshot: Snapshot): boolean => snapshot.matches({ list: 'fetchingMore' });
export const selectHasMore = ({ context }: Snapshot): boolean => context.hasMore;
export const selectLastFetchTime = ({ context }: Snapshot): Instant | null => context.seen.lastFetchTime;
/** The number of unseen entries, for the badge. */
export const selectUnseenCount = ({ context: { entries, seen } }: Snapshot): number =>
  unseenIds({ entries, ...seen }).length;
export const selectIsDialogOpen = (snapshot: Snapshot): boolean => snapshot.matches({ dialog: 'open' });
/** Whether an entry was first shown since the dialog opened. */
export const selectIsFresh = ({ context }: Snapshot, id: string): boolean => context.freshIds.includes(id);

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
