import { CUSTOMER } from '@ofenpost/core/account/account.fixtures';
import type { OtherTabsSignOut, SessionPort } from '@ofenpost/core/session/session.port';
import { afterEach, expect, it, vi } from 'vitest';
import { oneSession } from './one-session.ts';
import { TABS } from './tabs.ts';

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const stop of cleanUp.splice(0)) stop();
});

function openTab(signOut: () => Promise<void> = async () => {}) {
  const session: SessionPort = oneSession({
    loadMe: async () => CUSTOMER,
    signInProviders: async () => [],
    signOut,
    watchOtherTabs: () => () => {},
    signOutElsewhere: async () => ({ ended: 0 }),
  });
  const changed = vi.fn<(signOut: OtherTabsSignOut) => void>();
  cleanUp.push(session.watchOtherTabs({ changed, lost: () => {} }));
  return { session, heard: () => changed.mock.calls.flat() };
}

it('lets the other tabs hear of signing out before it is done and when it is, and not the own one', async () => {
  const answer = Promise.withResolvers<void>();
  const own = openTab(() => answer.promise);
  const others = [openTab(), openTab()];
  const signedOut = own.session.signOut();
  for (const { heard } of others) await vi.waitFor(() => expect(heard()).toEqual(['signingOut']));
  answer.resolve();
  await signedOut;
  for (const { heard } of others) await vi.waitFor(() => expect(heard()).toEqual(['signingOut', 'signedOut']));
  expect(own.heard()).toEqual([]);
});

it('lets them hear that it failed', async () => {
  const error = new Error('offline');
  const own = openTab(() => Promise.reject(error));
  const other = openTab();
  await expect(own.session.signOut()).rejects.toBe(error);
  await vi.waitFor(() => expect(other.heard()).toEqual(['signingOut', 'stayed']));
});

it('hears nothing of what else tabs tell each other', async () => {
  const { heard } = openTab();
  const channel = new BroadcastChannel(TABS);
  cleanUp.push(() => channel.close());
  channel.postMessage({ kind: 'alive' });
  await openTab().session.signOut();
  await vi.waitFor(() => expect(heard()).toEqual(['signingOut', 'signedOut']));
});
