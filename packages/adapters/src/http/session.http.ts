import type { ApiClient } from '@ofenpost/contract/api.contract';
import type { SessionPort } from '@ofenpost/core/session/session.port';

export const createSessionHttp = ({ session }: ApiClient): SessionPort => ({
  loadMe: () => session.me(),
  signInProviders: () => session.signInProviders(),
  signOut: async () => {
    await session.signOut();
  },
  // The tabs of a browser report this to each other: see `tabs/one-session.ts`.
  watchOtherTabs: () => () => {},
  signOutElsewhere: () => session.signOutElsewhere(),
});
