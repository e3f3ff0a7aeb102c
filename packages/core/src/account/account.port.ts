import type { Result } from '../result/result.ts';
import type { AccountUpdate, AccountUpdateError } from './account-update.ts';
import type { Account } from './account.ts';

export type AccountPort = {
  /** Only the own account; answers it as it is now. */
  update(update: AccountUpdate): Promise<Result<Account, AccountUpdateError>>;
};
