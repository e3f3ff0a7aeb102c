import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { AccountAdminPort, AccountPort } from '@ofenpost/core/account/account.port';
import type { AddressPort } from '@ofenpost/core/address/address.port';
import type { SecondFactorPort } from '@ofenpost/core/second-factor/second-factor.port';
import type { SessionPort } from '@ofenpost/core/session/session.port';
import { resultOf } from './refusal.ts';

export const createAccountHttp = ({ account }: ApiClient): AccountPort => ({
  update: (update) => resultOf(account.update(update)),
  loadData: () => account.loadData(),
  remove: (id) => resultOf(account.remove({ id })),
});

export const createAccountAdminHttp = ({ accountDesk }: ApiClient): AccountAdminPort => ({
  list: (query) => accountDesk.list(query),
  find: (id) => accountDesk.find({ id }),
  changeRole: (id, change) => resultOf(accountDesk.changeRole({ ...change, id })),
  signOut: (id) => resultOf(accountDesk.signOut({ id })),
  removeSecondFactor: (id) => resultOf(accountDesk.removeSecondFactor({ id })),
  remove: (id) => resultOf(accountDesk.remove({ id })),
});

export const createAddressHttp = ({ address }: ApiClient): AddressPort => ({
  load: () => address.load(),
  add: (draft) => resultOf(address.add(draft)),
  update: (id, draft) => resultOf(address.update({ ...draft, id })),
  remove: (id) => resultOf(address.remove({ id })),
  select: (id) => resultOf(address.select({ id })),
});

export const createSessionHttp = ({ session }: ApiClient): SessionPort => ({
  loadMe: () => session.me(),
  signInProviders: () => session.signInProviders(),
  signOut: async () => {
    await session.signOut();
  },
  // The tabs of a browser report this to each other: see `browser/one-session.ts`.
  watchOtherTabs: () => () => {},
  signOutElsewhere: () => session.signOutElsewhere(),
});

export const createSecondFactorHttp = ({ secondFactor }: ApiClient): SecondFactorPort => ({
  load: () => secondFactor.load(),
  begin: () => resultOf(secondFactor.begin()),
  confirm: (code) => resultOf(secondFactor.confirm({ code })),
  renewRecoveryCodes: (code) => resultOf(secondFactor.renewRecoveryCodes({ code })),
  end: (code) => resultOf(secondFactor.end({ code })),
});
