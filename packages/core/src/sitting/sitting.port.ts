import type { Account } from '../account/account.ts';
import type { AccountChanged } from '../account/shown-account.ts';
import type { Result } from '../result/result.ts';
import type { OwnPin } from './pin.ts';
import type { SittingBegin, SittingError, SittingPerson } from './sitting.ts';

/** Who answers for what is tapped at a device of the desk. */
export type SittingPort = {
  loadPin(): Promise<OwnPin>;
  /**
   * Sets the own PIN, or another one; whoever sat somewhere with the old one sits there no more. Refused where another
   * account is signed in than the one that was shown.
   */
  setPin(pin: string, shownTo?: string): Promise<Result<OwnPin, AccountChanged>>;
  removePin(): Promise<OwnPin>;
  /** Everybody of the staff with a PIN, by name. */
  listPeople(): Promise<readonly SittingPerson[]>;
  /** Names a person at this device; what it changes from now on is done by them. */
  begin(begin: SittingBegin): Promise<Result<Account, SittingError>>;
  /** Nobody is named at this device any more. */
  end(): Promise<Account>;
};
