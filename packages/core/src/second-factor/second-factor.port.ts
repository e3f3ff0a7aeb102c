import type { Result } from '../result/result.ts';
import type { RecoveryCodes, SecondFactor, SecondFactorError, SecondFactorOffer } from './second-factor.ts';

/** The second factor of whoever is signed in. */
export type SecondFactorPort = {
  load(): Promise<SecondFactor>;
  /** Makes a new secret for an app; it counts once `confirm` has proven that the app has it. */
  begin(): Promise<Result<SecondFactorOffer, SecondFactorError>>;
  /** Switches it on with the app's first code and signs out everywhere else. Answers the recovery codes, this once. */
  confirm(code: string): Promise<Result<RecoveryCodes, SecondFactorError>>;
  /** New recovery codes instead of those that are left. */
  renewRecoveryCodes(code: string): Promise<Result<RecoveryCodes, SecondFactorError>>;
  /** Switches it off. */
  end(code: string): Promise<Result<SecondFactor, SecondFactorError>>;
};
