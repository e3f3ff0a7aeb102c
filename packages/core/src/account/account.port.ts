import type { Result } from '../result/result.ts';
import type { AccountAdminError, AccountDetail, RoleWish } from './account-admin.ts';
import type { AccountData } from './account-data.ts';
import type { AccountPage, AccountQuery } from './account-list.ts';
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

/** What staff do with the accounts of others. */
export type AccountAdminPort = {
  list(query: AccountQuery): Promise<AccountPage>;
  /** Null where there is none of this id. */
  find(id: string): Promise<AccountDetail | null>;
  /** Gives another role than the one that was `seen`, and signs the person out everywhere. */
  changeRole(id: string, change: RoleWish): Promise<Result<AccountDetail, AccountAdminError>>;
  /** Ends all sessions. */
  signOut(id: string): Promise<Result<AccountDetail, AccountAdminError>>;
  /** Takes the second factor away from whoever lost it, and ends all sessions. */
  removeSecondFactor(id: string): Promise<Result<AccountDetail, AccountAdminError>>;
  /** Removes it for good; answers it as it was. */
  remove(id: string): Promise<Result<AccountDetail, AccountAdminError>>;
};
