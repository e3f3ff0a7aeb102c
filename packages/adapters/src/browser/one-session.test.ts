import { CUSTOMER } from '@ofenpost/core/account/account.fixtures';
import type { AccountPort } from '@ofenpost/core/account/account.port';
import { GUEST } from '@ofenpost/core/account/guest';
import { err, ok } from '@ofenpost/core/result/result';
import type { OtherTabsSignOut } from '@ofenpost/core/session/session.port';
import { afterEach, expect, it, vi } from 'vitest';
import { oneSession, TABS } from './one-session.ts';

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const stop of cleanUp.splice(0)) stop();
});

const never = () => Promise.reject(new Error('not asked for'));

type Leaving = { readonly signOut?: () => Promise<void>; readonly remove?: AccountPort['remove'] };

function openTab({ signOut = async () => {}, remove = never }: Leaving = {}) {
  const { session, account } = oneSession({
    session: {
      loadMe: async () => CUSTOMER,
      signInProviders: async () => [],
      signOut,
      watchOtherTabs: () => () => {},
      signOutElsewhere: async () => ({ ended: 0 }),
    },
    account: { update: never, loadData: never, remove },
  });
  const changed = vi.fn<(signOut: OtherTabsSignOut) => void>();
  cleanUp.push(session.watchOtherTabs({ changed, lost: () => {} }));
  return { session, account, received: () => changed.mock.calls.flat() };
}

it('lets the other tabs hear of signing out before it is done and when it is, and not the own one', async () => {
  const answer = Promise.withResolvers<void>();
  const own = openTab({ signOut: () => answer.promise });
  const others = [openTab(), openTab()];
  const signedOut = own.session.signOut();
  for (const { received } of others) await vi.waitFor(() => expect(received()).toEqual(['signingOut']));
  answer.resolve();
  await signedOut;
  for (const { received } of others) await vi.waitFor(() => expect(received()).toEqual(['signingOut', 'signedOut']));
  expect(own.received()).toEqual([]);
});

it('lets them hear that it failed', async () => {
  const error = new Error('offline');
  const own = openTab({ signOut: () => Promise.reject(error) });
  const other = openTab();
  await expect(own.session.signOut()).rejects.toBe(error);
  await vi.waitFor(() => expect(other.received()).toEqual(['signingOut', 'stayed']));
});

it('lets them hear the same of removing the account', async () => {
  const answer = Promise.withResolvers<Awaited<ReturnType<AccountPort['remove']>>>();
  const own = openTab({ remove: () => answer.promise });
  const other = openTab();
  const removed = own.account.remove('me');
  await vi.waitFor(() => expect(other.received()).toEqual(['signingOut']));
  answer.resolve(ok(GUEST));
  expect(await removed).toEqual(ok(GUEST));
  await vi.waitFor(() => expect(other.received()).toEqual(['signingOut', 'signedOut']));
});

it.each([
  ['is refused', async () => err({ code: 'lastManager' } as const)],
  ['fails', never],
])('lets them hear that the account stays when its removal %s', async (_how, remove) => {
  const own = openTab({ remove });
  const other = openTab();
  await own.account.remove('me').catch(() => {});
  await vi.waitFor(() => expect(other.received()).toEqual(['signingOut', 'stayed']));
});

it('hears nothing of what else tabs tell each other', async () => {
  const { received } = openTab();
  const channel = new BroadcastChannel(TABS);
  cleanUp.push(() => channel.close());
  channel.postMessage({ kind: 'alive' });
  await openTab().session.signOut();
  await vi.waitFor(() => expect(received()).toEqual(['signingOut', 'signedOut']));
});
