import type { Account } from '../account/account.ts';
import { DAY_ENDS_AT, businessDayOf } from '../accounting/business-day.ts';
import { ADMIN_ROLES_ID, isLoggedIn } from '../session/role.ts';
import type { Instant } from '../time/instant.ts';
import { addDays, toInstant } from '../time/zurich.ts';

/** The role of a member of staff who has yet to set up the second factor: until then a customer like any other. */
const REQUIRED_ROLES_ID = 0;
/** Whoever is signed in when it is first demanded goes on for so long. */
const GRACE_DAYS = 7;

export type FactorDemand = {
  /** When it was first demanded of all staff, where it is demanded now; null: it is not. */
  readonly demandedSince: Instant | null;
  readonly hasFactor: boolean;
  readonly sessionBegan: Instant;
  readonly now: Instant;
};

/** At four in the night after the week, when nobody is at work. Source: decision 0027. */
const graceEnd = (demandedSince: Instant): Instant =>
  toInstant(addDays(businessDayOf(demandedSince), GRACE_DAYS + 1), DAY_ENDS_AT);

/**
 * The account as it may act. Staff without the factor that the management demands are held back: at once after they signed
 * in, in a session that was running when it was first demanded once that week is over; until then they know when that is.
 */
export function enrolmentOf(account: Account, { demandedSince, hasFactor, sessionBegan, now }: FactorDemand): Account {
  if (demandedSince === null || hasFactor || account.rolesId < ADMIN_ROLES_ID) return account;
  const factorDueAt = graceEnd(demandedSince);
  const isInGrace = sessionBegan < demandedSince && now < factorDueAt;
  return isInGrace ? { ...account, factorDueAt } : { ...account, rolesId: REQUIRED_ROLES_ID };
}

/** Whether somebody is of the team but for the second factor. */
export const isSecondFactorRequired = (account: Account): boolean =>
  isLoggedIn(account) && account.rolesId === REQUIRED_ROLES_ID;

/** What they are told. */
export const SECOND_FACTOR_REQUIRED_TEXT =
  'Unser Team meldet sich mit einem zweiten Faktor an: einem Code aus einer App auf dem Handy. Richte ihn ein, dann steht dir alles offen.';
