import type { Result } from '../result/result.ts';
import type { AccountAdminError, AccountDetail, RoleWish } from './account-admin.ts';
import type { AccountData } from './account-data.ts';
import type { AccountPage, AccountQuery } from './account-list.ts';
import type { AccountRemovalError } from './account-removal.ts';
import type { AccountUpdate, AccountUpdateError, Account } from './account.ts';

/** The account of the signed-in person. */
export type AccountPort = {
  /** Changes the own account and answers it as it is now. */
  update(update: AccountUpdate): Promise<Result<Account, AccountUpdateError>>;
  /** Loads everything that is stored about the signed-in person. */
  loadData(): Promise<AccountData>;
  /**
   * Removes the own account for good and signs out everywhere; answers the account that applies from then on, a guest.
   */
  remove(id: string): Promise<Result<Account, AccountRemovalError>>;
};

/** What staff do with the accounts of others. */
export type AccountAdminPort = {
  list(query: AccountQuery): Promise<AccountPage>;
  /** Answers null when no account has this id. */
  find(id: string): Promise<AccountDetail | null>;
  /** Changes the role, if it is still the one that was `seen`, and signs the person out everywhere. */
  changeRole(id: string, change: RoleWish): Promise<Result<AccountDetail, AccountAdminError>>;
  /** Ends all sessions. */
  signOut(id: string): Promise<Result<AccountDetail, AccountAdminError>>;
  /** Removes the second factor of a person who lost it, and ends all sessions. */
  removeSecondFactor(id: string): Promise<Result<AccountDetail, AccountAdminError>>;
  /** Removes the account for good and answers it as it was. */
  remove(id: string): Promise<Result<AccountDetail, AccountAdminError>>;
};
