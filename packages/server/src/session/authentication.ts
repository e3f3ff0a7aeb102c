import { ROLES_ID } from '@ofenpost/core/role/role';
import type { SignInProvider } from '@ofenpost/core/session/sign-in';
import type { ClockPort } from '@ofenpost/core/time/clock.port';
import type { Instant } from '@ofenpost/core/time/instant';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import { recordAudit } from '../audit/audit-log.repository.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { signInProviders } from '../configuration/sign-in-providers.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../logging/logger.ts';
import type { BetterAuth } from './better-auth.ts';
import { type SessionCookieKey, readSessionToken } from './session-cookie.ts';
import { endSession } from './session.repository.ts';
import { type BegunSession, addReason, addSession } from './sign-in-report.ts';

/**
 * An account with a verified e-mail address that the operator listed becomes a manager. Source: product design,
 * "Roles".
 */
export async function promoteManager(
  db: Database,
  accountId: string,
  { managerEmails, at }: { readonly managerEmails: readonly string[]; readonly at: Instant },
): Promise<void> {
  if (managerEmails.length === 0) return;
  const { id, email, emailVerified, rolesId } = accounts;
  await db.transaction(async (tx) => {
    const [promoted] = await tx
      .select({ rolesId })
      .from(accounts)
      .where(
        and(eq(id, accountId), eq(emailVerified, true), inArray(email, managerEmails), ne(rolesId, ROLES_ID.manager)),
      )
      .for('update');
    if (promoted === undefined) return;
    const after = { rolesId: ROLES_ID.manager };
    await tx.update(accounts).set(after).where(eq(id, accountId));
    // By the app itself: the operator's configuration says so, and nobody of the team.
    await recordAudit(tx, { action: 'role.changed', subject: accountId, before: promoted, after, at, actorId: null });
  });
}

type Options = {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly clock: ClockPort;
  readonly authSecret: string;
  readonly logger: Logger;
};

/** The dependencies for signing in, identifying the sender of a request, and signing out. */
export type Authentication = {
  readonly database: Database;
  readonly cookieKey: SessionCookieKey;
  /** The offered ways to sign in. */
  readonly providers: readonly SignInProvider[];
  /** Loaded at the first sign-in: it takes a while, and it calls the local provider, which is this server itself. */
  readonly betterAuth: () => Promise<BetterAuth>;
};

export function createAuthentication({ configuration, database, clock, authSecret, logger }: Options): Authentication {
  const cookieKey = { authSecret, inProduction: configuration.environment === 'production' };
  let betterAuth: Promise<BetterAuth> | null = null;

  async function onSessionBegun(begun: BegunSession, requestHeaders: Headers): Promise<void> {
    // This comes first: should the rest fail, the session is known and can be ended.
    addSession(begun);
    await promoteManager(database, begun.accountId, { managerEmails: configuration.managerEmails, at: clock.now() });
    const previous = await readSessionToken(requestHeaders, cookieKey);
    if (previous !== null) await endSession(database, previous);
  }

  async function loadBetterAuth(): Promise<BetterAuth> {
    const { createBetterAuth } = await import('./better-auth.ts');
    const onProblem = (message: string, details: readonly unknown[]) => addReason(logger, message, details);
    return createBetterAuth({ configuration, database, clock, authSecret, onProblem, onSessionBegun });
  }

  return {
    database,
    cookieKey,
    providers: signInProviders(configuration),
    betterAuth: () => (betterAuth ??= loadBetterAuth()),
  };
}
