import type { ClockPort } from '@ofenpost/core/time/clock.port';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { and, eq } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import { checkedGooglePlugin } from './checked-google.ts';
import {
  COOKIE_PREFIX,
  SESSION_SECONDS,
  cookieName,
  sessionCookieAttributes,
  sessionCookieName,
} from './session-cookie.ts';
import { linkedAccounts, sessions, verifications } from './session.table.ts';
import { lostEmailOf, settledEmailPlugin } from './settle-email.ts';
import type { BegunSession } from './sign-in-report.ts';
import { localProviderPlugin, socialProviders } from './social-providers.ts';

type Options = {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly clock: ClockPort;
  readonly authSecret: string;
  /** Receives the errors that better-auth reports. */
  readonly onProblem: (message: string, details: readonly unknown[]) => void;
  /** Called when a session has begun; `requestHeaders` are those of the provider's redirect. */
  readonly onSessionBegun: (begun: BegunSession, requestHeaders: Headers) => Promise<void>;
};

/**
 * The reason why a person may not sign in to an account; null: they may. Another person of the same provider may not,
 * even with the same e-mail address, since e-mail addresses are reassigned; nor may anybody sign in to an account that lost its
 * e-mail address.
 */
async function signInBlocker(
  database: Database,
  { accountId, providerId, isLinking }: { accountId: string; providerId: string; isLinking: boolean },
): Promise<'address_of_another_person' | 'account_not_linked' | null> {
  const known = and(eq(linkedAccounts.userId, accountId), eq(linkedAccounts.providerId, providerId));
  if (isLinking) return (await database.$count(linkedAccounts, known)) > 0 ? 'address_of_another_person' : null;
  const isLost = and(eq(accounts.id, accountId), eq(accounts.email, lostEmailOf(accountId)));
  return (await database.$count(accounts, isLost)) > 0 ? 'account_not_linked' : null;
}

/**
 * better-auth redirects to the provider and back and begins the session. From then on we read the session from its row.
 */
export function createBetterAuth({ configuration, database, clock, authSecret, onProblem, onSessionBegun }: Options) {
  const { environment, publicUrl } = configuration;
  const inProduction = environment === 'production';
  /** By the shop's clock, as whatever people read; better-auth would take the machine's. */
  const createdNow = () => {
    const now = new Date(clock.now());
    return { createdAt: now, updatedAt: now };
  };

  return betterAuth({
    appName: 'Ofenpost',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: authSecret,
    telemetry: { enabled: false },
    logger: { level: 'warn', log: (_level, message, ...details) => onProblem(message, details) },
    database: drizzleAdapter(database, {
      provider: 'pg',
      schema: { user: accounts, session: sessions, account: linkedAccounts, verification: verifications },
    }),
    user: {
      validateUserInfo: async ({ user: { id: accountId }, source: { action, oauth } }) => {
        if (accountId === undefined || oauth === undefined || action === 'create-user') return;
        const { providerId } = oauth;
        const error = await signInBlocker(database, { accountId, providerId, isLinking: action === 'link-account' });
        return error === null ? undefined : { error };
      },
      additionalFields: {
        firstname: { type: 'string', required: false },
        lastname: { type: 'string', required: false },
        phoneNumber: { type: 'string', required: false, input: false },
        rolesId: { type: 'number', required: false, input: false },
      },
    },
    // The provider's tokens are not stored, since nothing is requested with them later.
    account: { updateAccountOnSignIn: false },
    session: { expiresIn: SESSION_SECONDS },
    socialProviders: socialProviders(configuration),
    plugins: [
      ...(configuration.google === null ? [] : [checkedGooglePlugin(configuration.google.clientId)]),
      ...(inProduction ? [] : [localProviderPlugin(publicUrl, authSecret)]),
      settledEmailPlugin({ database, clock }),
    ],
    // Without the clients' addresses it would count all of them as one.
    rateLimit: { enabled: false },
    onAPIError: { errorURL: `${publicUrl}/auth` },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: { ...user, ...createdNow() } }) } },
      account: {
        create: {
          before: async (account) => ({
            data: { ...account, ...createdNow(), accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
      session: {
        create: {
          after: ({ userId, token }, context) =>
            onSessionBegun({ accountId: userId, token }, context?.headers ?? new Headers()),
        },
      },
    },
    advanced: {
      cookiePrefix: cookieName(COOKIE_PREFIX, inProduction),
      // Its prefix would be `__Secure-`; ours is stricter.
      useSecureCookies: false,
      defaultCookieAttributes: sessionCookieAttributes(inProduction),
      cookies: { session_token: { name: sessionCookieName(inProduction) } },
      database: { generateId: 'uuid' },
      ipAddress: { disableIpTracking: true },
    },
  });
}

export type BetterAuth = ReturnType<typeof createBetterAuth>;
