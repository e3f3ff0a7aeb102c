import { accountContract } from '@ofenpost/contract/account/account.contract';
import type { Account, AccountUpdate, AccountUpdateError } from '@ofenpost/core/account/account';
import { isNameTaken } from '@ofenpost/core/account/team-name';
import { fullName } from '@ofenpost/core/contact/full-name';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import { implement } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { findTeamNames, lockTeamName, saveAccount } from '../account/account.repository.ts';
import { findFormerNames, recordAudit } from '../audit/audit-log.repository.ts';
import type { Transaction } from '../database/database.ts';
import type { ApiContext } from '../http/api-context.ts';
import { signedInId } from '../http/signed-in-id.ts';
import type { Services } from '../services.ts';
import type { Authentication } from '../session/authentication.ts';
import { expiredSessionCookie } from '../session/session-cookie.ts';
import { loadAccountData } from './load-account-data.ts';
import { removeAccount } from './remove-account.ts';

/** The present and the former names of all others who are or were in the team. Nobody takes one until the transaction ends. */
async function lockNamesOfOthers(tx: Transaction, ownId: string): Promise<string[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('names of the team'))`);
  return [...(await findTeamNames(tx, ownId)), ...(await findFormerNames(tx, ownId))];
}

/**
 * Ignores the id in the request: an account can change only itself. Another name of somebody who was ever in the team is
 * in the audit log, whose entries show the name of their time by it.
 */
async function updateAccount(
  { database, clock }: Services,
  ownId: string,
  { id, ...draft }: AccountUpdate,
): Promise<Result<Account, AccountUpdateError>> {
  if (id !== ownId) return err({ code: 'accountForeign' });
  return database.transaction(async (tx) => {
    const at = clock.now();
    const before = await lockTeamName(tx, id);
    const name = { before: before ?? '', after: fullName(draft) };
    if (before !== null && isNameTaken(name, await lockNamesOfOthers(tx, id))) return err({ code: 'nameTaken' });
    const saved = await saveAccount(tx, { id, draft, now: at });
    if (saved === null) return err({ code: 'accountForeign' });
    const renamed = { before: { name: before }, after: { name: fullName(saved) } };
    if (before !== null && before !== renamed.after.name)
      await recordAudit(tx, { at, actorId: id, action: 'account.renamed', subject: id, ...renamed });
    return ok(saved);
  });
}

const account = implement(accountContract).$context<ApiContext>();

/** The handlers of `accountContract`. */
export const createAccountRoutes = (services: Services, { cookieKey }: Pick<Authentication, 'cookieKey'>) => ({
  update: account.update.handler(async ({ context, input, errors }) => {
    const result = await updateAccount(services, await signedInId(context), input);
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    return result.value;
  }),
  loadData: account.loadData.handler(async ({ context }) =>
    loadAccountData(services, await context.account(), await signedInId(context)),
  ),
  remove: account.remove.handler(async ({ context, input, errors }) => {
    const result = await removeAccount(services, { ownId: await signedInId(context), accountId: input.id });
    if (!result.ok) throw errors.REFUSED({ data: result.error });
    context.responseHeaders.append('set-cookie', await expiredSessionCookie(cookieKey));
    return result.value;
  }),
});
