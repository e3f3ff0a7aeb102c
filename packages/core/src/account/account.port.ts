import type { Result } from '../result/result.ts';
import type { AccountData } from './account-data.ts';
import type { AccountRemovalError } from './account-removal.ts';
import type { AccountUpdate, AccountUpdateError } from './account-update.ts';
import type { Account } from './account.ts';

/** The account of whoever is signed in. */
export type AccountPort = {
  /** Only the own account; answers it as it is now. */
  update(update: AccountUpdate): Promise<Result<Account, AccountUpdateError>>;
  /** Everything that is kept about whoever is signed in. */
  loadData(): Promise<AccountData>;
  /** Removes the own account for good and signs out everywhere; answers who one is from now on, a guest. */
  remove(id: string): Promise<Result<Account, AccountRemovalError>>;
};
