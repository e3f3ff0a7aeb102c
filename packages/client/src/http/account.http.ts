import type { GuestClient } from '@ofenpost/contract/guest.contract';
import type { AccountPort } from '@ofenpost/core/account/account.port';
import type { AddressPort } from '@ofenpost/core/address/address.port';
import type { SessionPort } from '@ofenpost/core/session/session.port';
import { resultOf } from './refusal.ts';

export const createAccountHttp = ({ account }: GuestClient): AccountPort => ({
  update: (update) => resultOf(account.update(update)),
  loadData: () => account.loadData(),
  remove: (id) => resultOf(account.remove({ id })),
});

export const createAddressHttp = ({ address }: GuestClient): AddressPort => ({
  load: () => address.load(),
  add: (draft, accountId) => resultOf(address.add({ ...draft, accountId })),
  update: (id, draft) => resultOf(address.update({ ...draft, id })),
  remove: (id) => resultOf(address.remove({ id })),
  select: (id) => resultOf(address.select({ id })),
});

export const createSessionHttp = ({ session }: GuestClient): SessionPort => ({
  loadMe: () => session.me(),
  signInProviders: () => session.signInProviders(),
  signOut: async () => {
    await session.signOut();
  },
  // The tabs of a browser report this to each other: see `browser/one-session.ts`.
  watchOtherTabs: () => () => {},
  signOutElsewhere: () => session.signOutElsewhere(),
});
