import type { Result } from '../result/result.ts';
import type { AddressDraft } from './address-draft.ts';
import type { Address, AddressBook, AddressError } from './address.ts';

/** The saved addresses of whoever is signed in. Each change answers all of them. */
export type AddressPort = {
  load(): Promise<AddressBook>;
  /** The new one is the last. */
  add(draft: AddressDraft): Promise<Result<readonly Address[], AddressError>>;
  update(id: string, draft: AddressDraft): Promise<Result<readonly Address[], AddressError>>;
  remove(id: string): Promise<Result<readonly Address[], AddressError>>;
  /** Makes it the preferred one. */
  select(id: string): Promise<Result<readonly Address[], AddressError>>;
};
