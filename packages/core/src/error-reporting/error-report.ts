import type { Account } from '../account/account.ts';
import { fullName } from '../contact/full-name.ts';
import { isAdmin } from '../role/role.ts';

/** The person who is named in a report. */
export type Reporter = { readonly fullName: string; readonly email: string };

/** Only staff are named in reports and can add a message. Source: specification, section 6. */
export function reporterOf(account: Account): Reporter | null {
  const { email } = account;
  return isAdmin(account) && email !== null ? { fullName: fullName(account), email } : null;
}

/** In milliseconds. Source: specification, section 9. */
export const REDIRECT_AFTER_MILLISECONDS = 1_500;

type Navigation = {
  /** Milliseconds since the previous navigation began. */
  readonly sinceNavigation: number;
  /** Milliseconds since the last click or key press. */
  readonly sinceInteraction: number;
};

/**
 * Whether a navigation counts as a redirect: no click or key press came right before it, and it starts more than 1.5
 * seconds after the previous one. Source: specification, section 9.
 */
export const isRedirect = ({ sinceNavigation, sinceInteraction }: Navigation): boolean =>
  sinceNavigation > REDIRECT_AFTER_MILLISECONDS && sinceInteraction > REDIRECT_AFTER_MILLISECONDS;

/** The reported shares, where 1 is everything. Source: specification, section 9. */
export const TRACE_SAMPLE_RATE = 1;
export const REPLAY_SAMPLE_RATE = 0.05;
export const REPLAY_ON_ERROR_SAMPLE_RATE = 1;
