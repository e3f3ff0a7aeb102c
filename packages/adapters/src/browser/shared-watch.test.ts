import type { LiveObserver } from '@ofenpost/core/live/live';
import type { StorefrontVersion } from '@ofenpost/core/storefront/storefront-version';
import type { ContentPort } from '@ofenpost/core/storefront/storefront.port';
import { afterEach, expect, it, vi } from 'vitest';
import { sharedContent, sharedWatch } from './shared-watch.ts';

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const stop of cleanUp.splice(0)) stop();
});

/** Tabs of one browser, and the connections that the server has open with them. */
function browser() {
  const connections = new Set<LiveObserver<StorefrontVersion>>();
  const content: ContentPort = {
    loadVersion: async () => ({ version: 'a' }),
    watch: (observer) => {
      connections.add(observer);
      return () => connections.delete(observer);
    },
  };
  const shared = sharedContent(content);
  const openTab = () => {
    const observer = {
      changed: vi.fn<(version: StorefrontVersion) => void>(),
      lost: vi.fn<(error: unknown) => void>(),
      alive: vi.fn<() => void>(),
    };
    const stop = shared.watch(observer);
    cleanUp.push(stop);
    return { ...observer, stop };
  };
  const report = (version: string) => {
    for (const observer of connections) observer.changed({ version });
  };
  return { connections, openTab, tell: report };
}

const one = (connections: ReadonlySet<unknown>) => vi.waitFor(() => expect(connections.size).toBe(1));

it('connects once for all tabs, and all learn of it', async () => {
  const { connections, openTab, tell: report } = browser();
  const tabs = [openTab(), openTab(), openTab()];
  await one(connections);
  report('b');
  for (const { changed } of tabs) await vi.waitFor(() => expect(changed).toHaveBeenCalledWith({ version: 'b' }));
  for (const observer of connections) observer.alive?.();
  for (const { alive } of tabs) await vi.waitFor(() => expect(alive).toHaveBeenCalled());
  expect(tabs.flatMap(({ lost }) => lost.mock.calls)).toEqual([]);
});

it('goes over to a tab that comes later, without asking the one that had it', async () => {
  const { connections, openTab, tell: report } = browser();
  const asleep = openTab();
  await one(connections);
  const [before] = connections;
  const awake = openTab();
  await vi.waitFor(() => expect([...connections]).not.toContain(before));
  await one(connections);
  report('b');
  expect(awake.changed).toHaveBeenCalledWith({ version: 'b' });
  await vi.waitFor(() => expect(asleep.changed).toHaveBeenCalledWith({ version: 'b' }));
});

it('goes back to another tab when the one that has it is closed', async () => {
  const { connections, openTab, tell: report } = browser();
  const stays = openTab();
  await one(connections);
  const [before] = connections;
  const goes = openTab();
  await vi.waitFor(() => expect([...connections]).not.toContain(before));
  await one(connections);
  goes.stop();
  await one(connections);
  report('c');
  await vi.waitFor(() => expect(stays.changed).toHaveBeenCalledWith({ version: 'c' }));
  expect(goes.changed).not.toHaveBeenCalled();
});

it('lets the next tab connect when a connection is lost, and tells only the one that had it', async () => {
  const { connections, openTab, tell: report } = browser();
  const other = openTab();
  await one(connections);
  const [before] = connections;
  const connected = openTab();
  await vi.waitFor(() => expect([...connections]).not.toContain(before));
  await one(connections);
  const [observer] = connections;
  connections.clear();
  observer?.lost(new Error('cut'));
  await one(connections);
  report('d');
  await vi.waitFor(() => expect(other.changed).toHaveBeenCalledWith({ version: 'd' }));
  expect([connected.lost.mock.calls.length, other.lost.mock.calls.length]).toEqual([1, 0]);
});

it('holds nothing once all tabs are closed', async () => {
  const { connections, openTab } = browser();
  const tabs = [openTab(), openTab()];
  await one(connections);
  for (const { stop } of tabs) stop();
  await vi.waitFor(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    expect([connections.size, held, pending]).toEqual([0, [], []]);
  });
});

/** Tabs that watch a list: the first value of a connection is the whole list. */
function lists() {
  const connections: LiveObserver<readonly string[]>[] = [];
  const watch = sharedWatch<readonly string[]>('ofenpost-test-list', (observer) => {
    connections.push(observer);
    return () => {};
  });
  const openTab = () => {
    const changed = vi.fn<(value: readonly string[]) => void>();
    const stop = watch({ changed, lost: () => {} });
    cleanUp.push(stop);
    return { stop, received: () => changed.mock.calls.flat() };
  };
  return { connections, openTab };
}

it('never takes a change for the whole before it has the whole', async () => {
  const { connections, openTab } = lists();
  const older = openTab();
  await vi.waitFor(() => expect(connections).toHaveLength(1));
  connections[0]?.changed(['whole']);
  const channel = new BroadcastChannel('ofenpost-test-list');
  cleanUp.push(() => channel.close());
  const newer = openTab();
  await vi.waitFor(() => expect(connections).toHaveLength(2));
  channel.postMessage({ kind: 'changed', value: ['late change'] });
  await vi.waitFor(() => expect(older.received()).toEqual([['whole'], ['late change']]));
  expect(newer.received()).toEqual([]);
  connections[1]?.changed(['whole again']);
  connections[1]?.changed(['change']);
  expect(newer.received()).toEqual([['whole again'], ['change']]);
  await vi.waitFor(() => expect(older.received().slice(2)).toEqual([['whole again'], ['change']]));
});

it('connects one of twelve tabs, whichever of them are left', async () => {
  const { connections, openTab, tell: report } = browser();
  const tabs = Array.from({ length: 12 }, openTab);
  await one(connections);
  report('b');
  for (const { changed } of tabs) await vi.waitFor(() => expect(changed).toHaveBeenCalledWith({ version: 'b' }));
  for (const { stop } of tabs.splice(6)) stop();
  await one(connections);
  report('c');
  for (const { changed } of tabs) await vi.waitFor(() => expect(changed).toHaveBeenCalledWith({ version: 'c' }));
});
