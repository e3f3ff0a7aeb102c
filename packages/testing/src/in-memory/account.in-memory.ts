import { type Account, accountUpdate } from '@ofenpost/core/account/account';
import { isContactOf, validateOwnRemoval, withoutPerson } from '@ofenpost/core/account/account-removal';
import type { AccountPort } from '@ofenpost/core/account/account.port';
import { GUEST } from '@ofenpost/core/account/guest';
import { isNameTaken } from '@ofenpost/core/account/team-name';
import { fullName } from '@ofenpost/core/contact/full-name';
import { err, ok } from '@ofenpost/core/result/result';
import { may } from '@ofenpost/core/role/permission';
import { isTeam } from '@ofenpost/core/role/role';
import { recordAudit, renamesIn } from './audit.in-memory.ts';
import { createCartInMemory } from './cart.repository.ts';
import type { Shop, Visitor } from './shop.ts';

/** Removes the person's data; what the books need stays, and with it the name of who was in the team. */
export function forgetAccount(shop: Shop, account: Account): void {
  for (const { id } of shop.orders.of(account)) {
    const stored = shop.orders.find(id);
    if (stored !== undefined) shop.orders.store({ ...stored, order: withoutPerson(stored.order), accountId: null });
  }
  for (const [id, entry] of shop.feedback)
    if (isContactOf(account.email, entry.contact)) shop.feedback.set(id, { ...entry, contact: '' });
  shop.addresses.delete(account.id ?? '');
  shop.savedCreations.delete(account.id ?? '');
  shop.factors.delete(account.id ?? '');
  shop.accounts.delete(account.id ?? '');
  if (isTeam(account)) shop.closed.set(account.id ?? '', fullName(account));
}

/** Replaces the account's data; what was recorded about it before stays. */
export function saveAccount({ accounts, clock }: Shop, account: Account): void {
  const { id } = account;
  if (id !== null) accounts.set(id, { ...account, id, since: accounts.get(id)?.since ?? clock.now() });
}

/** The present and the former names of all others of the team. */
const namesOfOthers = (shop: Shop, ownId: string): string[] => [
  ...[...shop.accounts].flatMap(([id, account]) => (id !== ownId && isTeam(account) ? [fullName(account)] : [])),
  ...shop.closed.values(),
  ...renamesIn(shop).flatMap(({ subject, from }) => (subject === ownId ? [] : [from])),
];

export function createAccountInMemory(shop: Shop, visitor: Visitor): AccountPort {
  const demand = () => {
    if (!may(visitor.account, 'account.edit')) throw new Error('not allowed');
  };
  return {
    update: async (update) => {
      demand();
      const { id, ...change } = accountUpdate.parse(update);
      if (id !== visitor.account.id) return err({ code: 'accountForeign' });
      const before = fullName(visitor.account);
      const renamed = { before: { name: before }, after: { name: fullName(change) } };
      if (isTeam(visitor.account) && isNameTaken({ before, after: renamed.after.name }, namesOfOthers(shop, id)))
        return err({ code: 'nameTaken' });
      visitor.account = { ...visitor.account, ...change };
      if (isTeam(visitor.account) && before !== renamed.after.name)
        recordAudit(shop, visitor, { action: 'account.renamed', subject: id, ...renamed });
      saveAccount(shop, visitor.account);
      return ok(visitor.account);
    },
    loadData: async () => {
      demand();
      const { account } = visitor;
      return {
        created: shop.clock.now(),
        account,
        signIns: [],
        sessions: [],
        secondFactor: shop.factors.get(account.id ?? '')?.since ?? null,
        addresses: [...(shop.addresses.get(account.id ?? '') ?? [])],
        cart: await createCartInMemory(shop, visitor).load(),
        orders: shop.orders.of(account).toSorted((a, b) => b.number - a.number),
        savedCreations: [...(shop.savedCreations.get(account.id ?? '') ?? [])],
        feedback: [...shop.feedback.values()].filter(({ contact }) => isContactOf(account.email, contact)),
        giftCards: [],
      };
    },
    remove: async (id) => {
      demand();
      const { account } = visitor;
      if (id !== account.id) return err({ code: 'accountForeign' });
      const removable = validateOwnRemoval([account], { accountId: id, orders: shop.orders.of(account) });
      if (!removable.ok) return removable;
      forgetAccount(shop, account);
      Object.assign(visitor, { account: GUEST, items: [] });
      return ok(visitor.account);
    },
  };
}
