import type { Account } from '@ofenpost/core/account/account';
import {
  type AccountDetail,
  type AccountAdminError,
  validateRemovalByStaff,
  validateFactorRemoval,
  validateRoleChange,
} from '@ofenpost/core/account/account-admin';
import { ACCOUNT_LIST, type AccountRow, pageOfAccounts } from '@ofenpost/core/account/account-list';
import type { AccountAdminPort } from '@ofenpost/core/account/account.port';
import { GUEST } from '@ofenpost/core/account/guest';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { type Action, may } from '@ofenpost/core/role/permission';
import { isTeam } from '@ofenpost/core/role/role';
import { shownFactor } from '@ofenpost/core/second-factor/one-time-code';
import { forgetAccount, saveAccount } from './account.in-memory.ts';
import { recordAudit } from './audit.in-memory.ts';
import type { Shop, Visitor } from './shop.ts';
import { standEverywhere } from './sitting.in-memory.ts';

/** The account as the shop has it now; at its first visit it is added. */
export function enter(shop: Shop, account: Account): Account {
  if (account.id === null) return account;
  if (!shop.accounts.has(account.id)) saveAccount(shop, account);
  const { since: _since, ...stored } = shop.accounts.get(account.id) ?? { ...account, since: '' };
  return stored;
}

function detailOf({ orders, visitors, factors }: Shop, row: AccountRow): AccountDetail {
  const own = orders.of(row).toSorted((a, b) => b.number - a.number);
  const [last] = own;
  return {
    ...row,
    orders: own.length,
    lastOrder: last === undefined ? null : { id: last.id, number: last.number, at: last.orderTimeProgresses.created },
    sessions: visitors.filter(({ account }) => account.id === row.id).length,
    hasSecondFactor: shownFactor(factors.get(row.id) ?? null).since !== null,
  };
}

export function createAccountAdminInMemory(shop: Shop, visitor: Visitor): AccountAdminPort {
  const demand = (action: Action) => {
    if (!may(visitor.account, action)) throw new Error('not allowed');
  };
  const found = (id: string): Result<AccountDetail, AccountAdminError> => {
    const row = shop.accounts.get(id);
    return row === undefined ? err({ code: 'accountUnknown' }) : ok(detailOf(shop, row));
  };
  const endSessions = (id: string) => {
    standEverywhere(shop, id);
    for (const each of shop.visitors) if (each.account.id === id) Object.assign(each, { account: GUEST, items: [] });
  };
  const all = () => [...shop.accounts.values()];
  return {
    list: async (query) => {
      demand('account.readAll');
      return pageOfAccounts(all(), ACCOUNT_LIST.schema.parse(query));
    },
    find: async (id) => {
      demand('account.readAll');
      const row = shop.accounts.get(id);
      return row === undefined ? null : detailOf(shop, row);
    },
    changeRole: async (id, wish) => {
      demand('role.change');
      const changed = validateRoleChange(all(), { by: visitor.account, accountId: id, ...wish });
      if (!changed.ok) return changed;
      const before = shop.accounts.get(id)?.rolesId;
      if (before !== wish.rolesId) {
        const change = { before: { rolesId: before }, after: { rolesId: wish.rolesId } };
        recordAudit(shop, visitor, { action: 'role.changed', subject: id, ...change });
        saveAccount(shop, changed.value);
        endSessions(id);
      }
      return found(id);
    },
    signOut: async (id) => {
      demand('account.manage');
      const before = found(id);
      if (before.ok) {
        const { sessions } = before.value;
        recordAudit(shop, visitor, { action: 'account.signedOut', subject: id, before: { sessions }, after: null });
      }
      endSessions(id);
      return found(id);
    },
    removeSecondFactor: async (id) => {
      demand('account.manage');
      const removable = validateFactorRemoval(all(), { by: visitor.account, accountId: id });
      if (!removable.ok) return removable;
      const before = found(id);
      if (!before.ok || !before.value.hasSecondFactor) return before;
      shop.factors.delete(id);
      endSessions(id);
      recordAudit(shop, visitor, { action: 'secondFactor.removed', subject: id, before: null, after: null });
      return found(id);
    },
    remove: async (id) => {
      demand('account.manage');
      const before = found(id);
      const orders = before.ok ? shop.orders.of(before.value) : [];
      const removable = validateRemovalByStaff(all(), { by: visitor.account, accountId: id, orders });
      if (!removable.ok) return removable;
      const action = isTeam(removable.value) ? 'account.closed' : 'account.removed';
      recordAudit(shop, visitor, { action, subject: id, before: null, after: null });
      endSessions(id);
      forgetAccount(shop, removable.value);
      return before;
    },
  };
}
