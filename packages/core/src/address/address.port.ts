import type { Result } from '../result/result.ts';
import type { AddressDraft, Address, AddressBook, AddressError } from './address.ts';

/** The saved addresses of the signed-in person. Each change answers all of them. */
export type AddressPort = {
  load(): Promise<AddressBook>;
  /** Adds the address at the end; refused where another account is signed in than the one that was shown. */
  add(draft: AddressDraft, shownTo?: string): Promise<Result<readonly Address[], AddressError>>;
  update(id: string, draft: AddressDraft): Promise<Result<readonly Address[], AddressError>>;
  remove(id: string): Promise<Result<readonly Address[], AddressError>>;
  /** Makes it the preferred one. */
  select(id: string): Promise<Result<readonly Address[], AddressError>>;
};
