import { describe, expect, it, vi } from 'vitest';
import { CUSTOMER, STAFF } from '../account/account.fixtures.ts';
import { GUEST } from '../account/guest.ts';
import { unreached } from '../machine-walk.fixtures.ts';
import { createChangelog, settle } from './changelog-visit.fixtures.ts';
import { createEntries } from './changelog.fixtures.ts';
import {
  type ChangelogInput,
  changelogMachine,
  selectEntries,
  selectHasMore,
  selectIsDialogOpen,
  selectIsFresh,
  selectLastFetchTime,
  selectLoading,
  selectLoadingMore,
  selectUnseenCount,
} from './changelog.machine.ts';

const NOW = '2026-11-20T17:00:00.000Z';
const IN_BROWSER: ChangelogInput = { environment: 'browser', account: STAFF };

const storedOf = (seenEntryIds: readonly string[], lastFetchTime: string | null) =>
  JSON.stringify({ version: 1, value: { seenEntryIds, lastFetchTime } });

describe('the changelog machine', () => {
  it('comes by every state and transition', () => {
    const list = (name: string) => `0.changelog.list.${name}` as const;
    const page = { entries: createEntries(1), hasMore: true, at: NOW };
    const error = new Error('offline');
    const events = [
      { type: 'dialog.opened' },
      { type: 'dialog.closed' },
      { type: 'more.requested' },
      { type: `xstate.done.actor.${list('restoring')}`, output: { seenEntryIds: [], lastFetchTime: null } },
      { type: `xstate.error.actor.${list('restoring')}`, error },
      { type: `xstate.done.actor.${list('checking')}`, output: NOW },
      { type: `xstate.error.actor.${list('checking')}`, error },
      { type: `xstate.done.actor.${list('fetching')}`, output: page },
      { type: `xstate.error.actor.${list('fetching')}`, error },
      { type: `xstate.done.actor.${list('fetchingMore')}`, output: { ...page, hasMore: false } },
      { type: `xstate.done.actor.${list('fetchingMore')}`, output: page },
      { type: `xstate.error.actor.${list('fetchingMore')}`, error },
      { type: 'xstate.done.actor.0.changelog.memory.storing', output: undefined },
      { type: 'xstate.error.actor.0.changelog.memory.storing', error },
    ] as const;
    const distinguish = ({ context }: { context: { entries: unknown[] | readonly unknown[]; hasMore: boolean } }) => [
      context.entries.length,
      context.hasMore,
    ];
    const inputs = [IN_BROWSER, { ...IN_BROWSER, account: GUEST }];
    expect(unreached(changelogMachine, { inputs, events, distinguish })).toEqual([]);
  });

  it.each<[string, ChangelogInput]>([
    ['at server rendering', { environment: 'server', account: STAFF }],
    ['for a customer', { environment: 'browser', account: CUSTOMER }],
    ['for a guest', { environment: 'browser', account: GUEST }],
  ])('asks nobody %s', async (_, input) => {
    const { actor, queries, stored } = createChangelog({ input, entries: createEntries(3) });
    await settle();
    actor.send({ type: 'dialog.opened' });
    actor.send({ type: 'more.requested' });
    await settle();
    const snapshot = actor.getSnapshot();
    expect([selectLoading(snapshot), selectEntries(snapshot), queries, stored()]).toEqual([false, [], [], null]);
  });

  it('loads the first 10 entries and keeps when', async () => {
    const entries = createEntries(12);
    const { actor, queries, answer, stored } = createChangelog({ entries });
    expect(selectLoading(actor.getSnapshot())).toBe(true);
    await settle();
    expect(queries).toEqual([{ limit: 10, offset: 0, sortBy: 'publishedAt' }]);
    await answer();
    const snapshot = actor.getSnapshot();
    expect(selectEntries(snapshot)).toEqual(entries.slice(0, 10));
    expect([selectLoading(snapshot), selectHasMore(snapshot), selectUnseenCount(snapshot)]).toEqual([false, true, 10]);
    expect([selectLastFetchTime(snapshot), stored()]).toEqual([NOW, storedOf([], NOW)]);
  });

  it('reads what was seen and when entries came, and counts only what was not seen', async () => {
    const { actor, answer } = createChangelog({ entries: createEntries(3), stored: storedOf(['e1', 'e3'], NOW) });
    await settle();
    expect(selectLastFetchTime(actor.getSnapshot())).toBe(NOW);
    await answer();
    expect(selectUnseenCount(actor.getSnapshot())).toBe(1);
  });

  it.each([
    ['does not parse', '{"version":1,"value":{"seenEntryIds":"e1"}}'],
    ['is of another version', '{"version":2,"value":{"seenEntryIds":["e1"],"lastFetchTime":null}}'],
  ])('drops what is kept when it %s', async (_, saved) => {
    const { actor, answer } = createChangelog({ entries: createEntries(3), stored: saved });
    await settle();
    await answer();
    expect(selectUnseenCount(actor.getSnapshot())).toBe(3);
  });

  it('marks all as seen while the dialog is open, and says which were new until it closes', async () => {
    const { actor, answer, stored } = createChangelog({ entries: createEntries(12), stored: storedOf(['e11'], null) });
    const fresh = () => ['e12', 'e11', 'e1'].map((id) => selectIsFresh(actor.getSnapshot(), id));
    await settle();
    actor.send({ type: 'dialog.opened' });
    expect(selectIsDialogOpen(actor.getSnapshot())).toBe(true);
    await answer();
    expect([selectUnseenCount(actor.getSnapshot()), fresh()]).toEqual([0, [true, false, false]]);
    const ids = ['e11', 'e12', 'e10', 'e9', 'e8', 'e7', 'e6', 'e5', 'e4', 'e3'];
    expect(stored()).toBe(storedOf(ids, NOW));
    actor.send({ type: 'more.requested' });
    await settle();
    await answer();
    expect([selectUnseenCount(actor.getSnapshot()), fresh()]).toEqual([0, [true, false, true]]);
    expect(stored()).toBe(storedOf([...ids, 'e2', 'e1'], NOW));
    actor.send({ type: 'dialog.closed' });
    expect([selectIsDialogOpen(actor.getSnapshot()), fresh()]).toEqual([false, [false, false, false]]);
  });

  it('fetches again when the dialog opens more than an hour later, and only then', async () => {
    const { actor, queries, answer, publish, wait } = createChangelog({ entries: createEntries(2) });
    const reopen = async () => {
      actor.send({ type: 'dialog.closed' });
      actor.send({ type: 'dialog.opened' });
      await settle();
    };
    await settle();
    await answer();
    wait(60);
    await reopen();
    expect(queries).toHaveLength(1);
    wait(1);
    publish();
    actor.send({ type: 'dialog.closed' });
    actor.send({ type: 'dialog.opened' });
    expect(selectLoading(actor.getSnapshot())).toBe(true);
    await settle();
    expect([queries.length, queries.at(-1)?.offset]).toEqual([2, 0]);
    await answer();
    expect(selectEntries(actor.getSnapshot()).map(({ id }) => id)).toEqual(['e3', 'e2', 'e1']);
  });

  it('tells a failure for the log, has no entries, and tries again when the dialog opens', async () => {
    const { actor, queries, fail, answer, reported } = createChangelog({ entries: createEntries(2) });
    await settle();
    const error = new Error('offline');
    await fail(error);
    const snapshot = actor.getSnapshot();
    expect(reported()).toEqual([{ type: 'fetch.failed', error }]);
    expect([selectEntries(snapshot), selectLoading(snapshot), selectHasMore(snapshot)]).toEqual([[], false, false]);
    expect(selectLastFetchTime(snapshot)).toBeNull();
    actor.send({ type: 'dialog.opened' });
    await settle();
    await answer();
    expect([queries.length, selectEntries(actor.getSnapshot()).length]).toEqual([2, 2]);
  });

  it('keeps what it has when more cannot be loaded, and can be asked again', async () => {
    const { actor, queries, fail, answer, reported } = createChangelog({ entries: createEntries(11) });
    await settle();
    await answer();
    actor.send({ type: 'more.requested' });
    await settle();
    await fail(new Error('offline'));
    expect([selectEntries(actor.getSnapshot()).length, selectHasMore(actor.getSnapshot())]).toEqual([10, true]);
    expect(reported()).toHaveLength(1);
    actor.send({ type: 'more.requested' });
    await settle();
    await answer();
    expect(queries.map(({ offset }) => offset)).toEqual([0, 10, 10]);
    expect([selectEntries(actor.getSnapshot()).length, selectHasMore(actor.getSnapshot())]).toEqual([11, false]);
  });

  it('appends more in one step, without looking at the device or the clock again', async () => {
    const { actor, answer } = createChangelog({ entries: createEntries(11) });
    await settle();
    await answer();
    const states: unknown[] = [];
    actor.subscribe((snapshot) => void states.push([snapshot.value.list, selectLoadingMore(snapshot)]));
    actor.send({ type: 'more.requested' });
    await settle();
    await answer();
    expect(states).toEqual([
      ['fetchingMore', true],
      ['resting', false],
    ]);
  });

  it('begins anew when more brings nothing new, because so much was published meanwhile', async () => {
    const { actor, queries, answer, publish } = createChangelog({ entries: createEntries(12) });
    await settle();
    await answer();
    for (let count = 0; count < 10; count += 1) publish();
    actor.send({ type: 'more.requested' });
    await settle();
    await answer();
    expect([queries.map(({ offset }) => offset), selectLoading(actor.getSnapshot())]).toEqual([[0, 10, 0], true]);
    await answer();
    const ids = () => selectEntries(actor.getSnapshot()).map(({ id }) => id);
    expect(ids()).toEqual(
      createEntries(22)
        .map(({ id }) => id)
        .slice(0, 10),
    );
    for (const offset of [10, 20]) {
      actor.send({ type: 'more.requested' });
      await settle();
      expect(queries.at(-1)?.offset).toBe(offset);
      await answer();
    }
    expect([ids().length, selectHasMore(actor.getSnapshot())]).toEqual([22, false]);
  });

  it('does not begin anew when the last page brings nothing new', async () => {
    const { actor, queries, answer, withdraw } = createChangelog({ entries: createEntries(11) });
    await settle();
    await answer();
    withdraw();
    actor.send({ type: 'more.requested' });
    await settle();
    await answer();
    expect([queries.length, selectEntries(actor.getSnapshot()).length]).toEqual([2, 10]);
    expect([selectHasMore(actor.getSnapshot()), selectLoading(actor.getSnapshot())]).toEqual([false, false]);
  });

  it('goes on where the device keeps nothing and the clock stands', async () => {
    const broken = vi.fn<() => never>(() => {
      throw new Error('blocked');
    });
    const { actor, answer } = createChangelog({
      entries: createEntries(2),
      ports: { keyValue: { read: broken, write: broken, remove: broken } },
    });
    await settle();
    await answer();
    actor.send({ type: 'dialog.opened' });
    await settle();
    expect([selectEntries(actor.getSnapshot()).length, selectUnseenCount(actor.getSnapshot())]).toEqual([2, 0]);
    expect(broken).toHaveBeenCalled();
    const blind = createChangelog({ entries: createEntries(2), ports: { clock: { now: broken } } });
    await settle();
    expect([selectLoading(blind.actor.getSnapshot()), blind.queries]).toEqual([false, []]);
  });
});
