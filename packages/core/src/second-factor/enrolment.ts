import type { Account } from '../account/account.ts';
import { ADMIN_ROLES_ID, isLoggedIn } from '../role/role.ts';
import { DAY_ENDS_AT, businessDayOf } from '../time/business-day.ts';
import type { Instant } from '../time/instant.ts';
import { addDays, toInstant } from '../time/zurich.ts';

/**
 * The role of a member of staff who has to set up the second factor first: until then the account is limited to a
 * customer's permissions.
 */
const REQUIRED_ROLES_ID = 0;
/** How long a running session goes on after the factor was first required. */
const GRACE_DAYS = 7;

export type FactorDemand = {
  /** When it was first required of all staff; null when it is not required now. */
  readonly demandedSince: Instant | null;
  readonly hasFactor: boolean;
  readonly sessionBegan: Instant;
  readonly now: Instant;
};

/** At four in the night after the grace period, when nobody works. Source: decision 0027. */
const graceEnd = (demandedSince: Instant): Instant =>
  toInstant(addDays(businessDayOf(demandedSince), GRACE_DAYS + 1), DAY_ENDS_AT);

/**
 * The account with the role that it may use. Staff without the required factor are limited: at once after a new
 * sign-in, and in a session that was running when it was first required once the week is over; until then the account
 * says when that is.
 */
export function enrolmentOf(account: Account, { demandedSince, hasFactor, sessionBegan, now }: FactorDemand): Account {
  if (demandedSince === null || hasFactor || account.rolesId < ADMIN_ROLES_ID) return account;
  const factorDueAt = graceEnd(demandedSince);
  const isInGrace = sessionBegan < demandedSince && now < factorDueAt;
  return isInGrace ? { ...account, factorDueAt } : { ...account, rolesId: REQUIRED_ROLES_ID };
}

/** Whether somebody is a member of the team who still needs the second factor. */
export const isSecondFactorRequired = (account: Account): boolean =>
  isLoggedIn(account) && account.rolesId === REQUIRED_ROLES_ID;

/** The message for them. */
export const SECOND_FACTOR_REQUIRED_TEXT =
  'Unser Team meldet sich mit einem zweiten Faktor an: einem Code aus einer App auf dem Handy. Richte ihn ein, dann steht dir alles offen.';

const FRESH_MS = 15 * 60 * 1000;

/** Whether somebody signed in so recently that it is surely them who sets up a factor. Source: OWASP ASVS 5, 7.5.1. */
export const isFreshSignIn = (sessionBegan: Instant, now: Instant): boolean =>
  Date.parse(now) - Date.parse(sessionBegan) < FRESH_MS;
