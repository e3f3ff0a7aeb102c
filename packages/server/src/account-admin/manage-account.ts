import type { Account } from '@ofenpost/core/account/account';
import {
  type AccountAdminError,
  type AccountDetail,
  type RoleWish,
  validateRemovalByStaff,
  validateFactorRemoval,
  validateRoleChange,
} from '@ofenpost/core/account/account-admin';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { eq } from 'drizzle-orm';
import { lockWithManagers } from '../account/account.repository.ts';
import { accounts } from '../account/account.table.ts';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import { enqueueSecondFactorMail } from '../mail/mail.repository.ts';
import { findOwnOrderStates } from '../order/order.repository.ts';
import type { Services } from '../services.ts';
import { removeFactor } from '../session/second-factor.repository.ts';
import { endSessionsOf } from '../session/session.repository.ts';
import { findAccountDetail } from './account-list.repository.ts';
import { forgetAccount, lockForRemoval } from './remove-account.ts';

type Request = { readonly accountId: string; /** The account that requests it. */ readonly by: Account };
type Answer = Promise<Result<AccountDetail, AccountAdminError>>;
type Used = Pick<Services, 'database' | 'clock'>;

async function detail(tx: Transaction, accountId: string): Answer {
  const found = await findAccountDetail(tx, accountId);
  return found === null ? err({ code: 'accountUnknown' }) : ok(found);
}

/**
 * Changes an account's role and ends its sessions. All managers are locked meanwhile: when two demote each other at
 * once, the second request comes from an account that is no longer a manager.
 */
export const giveRole = ({ database, clock }: Used, { accountId, by, wish }: Request & { wish: RoleWish }): Answer =>
  database.transaction(async (tx) => {
    const people = await lockWithManagers(tx, accountId);
    const asking = people.find(({ id }) => id === by.id);
    if (asking === undefined) return err({ code: 'notAllowed' });
    const changed = validateRoleChange(people, { by: asking, accountId, ...wish });
    if (!changed.ok) return changed;
    const before = people.find(({ id }) => id === accountId)?.rolesId;
    if (before === wish.rolesId) return detail(tx, accountId);
    await tx.update(accounts).set({ rolesId: wish.rolesId }).where(eq(accounts.id, accountId));
    await endSessionsOf(tx, accountId);
    await recordAudit(tx, {
      at: clock.now(),
      actorId: by.id,
      action: 'role.changed',
      subject: accountId,
      before: { rolesId: before },
      after: { rolesId: wish.rolesId },
    });
    return detail(tx, accountId);
  });

/**
 * Signs an account out on all devices. No row is locked: no rule here counts managers, and a sign-in at the same moment
 * could also happen a moment later.
 */
export const signOutEverywhere = ({ database, clock }: Used, { accountId, by }: Request): Answer =>
  database.transaction(async (tx) => {
    const before = await detail(tx, accountId);
    if (!before.ok) return before;
    await endSessionsOf(tx, accountId);
    const { sessions } = before.value;
    const ended = { action: 'account.signedOut', subject: accountId, before: { sessions }, after: null } as const;
    await recordAudit(tx, { at: clock.now(), actorId: by.id, ...ended });
    return detail(tx, accountId);
  });

/**
 * Removes the second factor of an account that lost the app and the recovery codes, and ends its sessions. Locks like
 * `giveRole`.
 */
export const removeSecondFactorOf = ({ database, clock }: Used, { accountId, by }: Request): Answer =>
  database.transaction(async (tx) => {
    const people = await lockWithManagers(tx, accountId);
    const asking = people.find(({ id }) => id === by.id);
    if (asking === undefined) return err({ code: 'notAllowed' });
    const removable = validateFactorRemoval(people, { by: asking, accountId });
    if (!removable.ok) return removable;
    if (await removeFactor(tx, accountId)) {
      await endSessionsOf(tx, accountId);
      const removed = { action: 'secondFactor.removed', subject: accountId, before: null, after: null } as const;
      const at = clock.now();
      await recordAudit(tx, { at, actorId: by.id, ...removed });
      await enqueueSecondFactorMail(tx, { accountId, event: removed.action, at });
    }
    return detail(tx, accountId);
  });

/**
 * Removes an account, or closes that of somebody who was in the team. The audit log does not name the owner of an
 * account that is erased.
 */
export const removeAccountOf = ({ database, clock }: Used, { accountId, by }: Request): Answer =>
  database.transaction(async (tx) => {
    const people = await lockForRemoval(tx, accountId);
    const asking = people.find(({ id }) => id === by.id);
    if (asking === undefined) return err({ code: 'notAllowed' });
    const orders = await findOwnOrderStates(tx, accountId);
    const removable = validateRemovalByStaff(people, { by: asking, accountId, orders });
    if (!removable.ok) return removable;
    const before = await detail(tx, accountId);
    const at = clock.now();
    const action = await forgetAccount(tx, { ...removable.value, id: accountId }, at);
    await recordAudit(tx, { at, actorId: by.id, action, subject: accountId, before: null, after: null });
    return before;
  });
