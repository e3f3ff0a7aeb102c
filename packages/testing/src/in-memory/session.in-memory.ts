import { GUEST } from '@ofenpost/core/account/guest';
import { may } from '@ofenpost/core/role/permission';
import type { SessionPort } from '@ofenpost/core/session/session.port';
import { type Shop, type Visitor, settleSitting } from './shop.ts';

export function createSessionInMemory(shop: Shop, visitor: Visitor): SessionPort {
  return {
    loadMe: async () => {
      settleSitting(visitor);
      return visitor.account;
    },
    signInProviders: async () => [{ id: 'local', label: 'Demo' }],
    signOut: async () => {
      visitor.account = GUEST;
    },
    watchOtherTabs: () => () => {},
    signOutElsewhere: async () => {
      if (!may(visitor.account, 'account.edit')) throw new Error('not allowed');
      const others = shop.visitors.filter((each) => each !== visitor && each.account.id === visitor.account.id);
      for (const other of others) other.account = GUEST;
      return { ended: others.length };
    },
  };
}
