import type { Result } from '../result/result.ts';
import type { RecoveryCodes, SecondFactor, SecondFactorError, SecondFactorOffer } from './second-factor.ts';

/** The second factor of the signed-in person. */
export type SecondFactorPort = {
  load(): Promise<SecondFactor>;
  /** Makes a new secret for an app; it applies once `confirm` has proven that the app has it. */
  begin(): Promise<Result<SecondFactorOffer, SecondFactorError>>;
  /**
   * Switches it on with the app's first code and signs out all other sessions. Answers the recovery codes, which are
   * shown only this once.
   */
  confirm(code: string): Promise<Result<RecoveryCodes, SecondFactorError>>;
  /** Replaces the remaining recovery codes by new ones. */
  renewRecoveryCodes(code: string): Promise<Result<RecoveryCodes, SecondFactorError>>;
  /** Switches it off. */
  end(code: string): Promise<Result<SecondFactor, SecondFactorError>>;
};
