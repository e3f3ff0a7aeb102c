import type { Account } from '@ofenpost/core/account/account';
import type { AccountUpdate, AccountUpdateError } from '@ofenpost/core/account/account-update';
import { type Result, err, ok } from '@ofenpost/core/result/result';
import type { Services } from '../services.ts';
import { saveAccount } from './account.repository.ts';

/** Ignores the id in the request: an account can change only itself. */
export async function updateAccount(
  { database, clock }: Services,
  ownId: string,
  { id, ...draft }: AccountUpdate,
): Promise<Result<Account, AccountUpdateError>> {
  const saved = id === ownId ? await saveAccount(database, { id, draft, now: clock.now() }) : null;
  return saved === null ? err({ code: 'accountForeign' }) : ok(saved);
}
