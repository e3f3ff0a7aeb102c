import { createHmac } from 'node:crypto';
import { ROLES_ID } from '@ofenpost/core/session/role';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthMiddleware } from 'better-auth/api';
import { genericOAuth } from 'better-auth/plugins';
import { eq } from 'drizzle-orm';
import { accounts } from '../account/account.table.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Database } from '../database/database.ts';
import type { Logger } from '../logging/logger.ts';
import { linkedAccounts, sessions, verifications } from './session.table.ts';
import { LOCAL_CLIENT_ID, LOCAL_DISCOVERY_PATH } from './local-sign-in.ts';
import { sessionCookieName } from './session-cookie.ts';

const DAY_SECONDS = 24 * 60 * 60;

export type AuthenticationOptions = {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly authSecret: string;
  readonly logger: Logger;
  /** Somebody has just signed in; `cookieHeader` is what the browser sent. */
  readonly onSignedIn: (accountId: string, cookieHeader: string) => Promise<void>;
};

/** The local provider and its client share a secret that nobody has to configure. */
export const localClientSecret = (authSecret: string): string =>
  createHmac('sha256', authSecret).update('local-sign-in').digest('base64url');

/** Whatever follows the last space is the family name. */
function splitName(name: string): { firstname: string; lastname: string } {
  const space = name.trim().lastIndexOf(' ');
  return { firstname: name.slice(0, Math.max(space, 0)).trim(), lastname: name.slice(space + 1).trim() };
}

function socialProviders({ google, facebook }: Configuration) {
  return {
    ...(google === null
      ? {}
      : {
          google: {
            ...google,
            scope: ['email'],
            mapProfileToUser: (profile: { given_name: string; family_name: string }) => ({
              firstname: profile.given_name,
              lastname: profile.family_name,
            }),
          },
        }),
    ...(facebook === null
      ? {}
      : {
          facebook: {
            ...facebook,
            scope: ['email'],
            mapProfileToUser: (profile: { name: string }) => splitName(profile.name),
          },
        }),
  };
}

/** The local provider goes the same way as any other that speaks OpenID Connect. */
const localProvider = (publicUrl: string, authSecret: string) =>
  genericOAuth({
    config: [
      {
        providerId: 'local',
        discoveryUrl: `${publicUrl}${LOCAL_DISCOVERY_PATH}`,
        clientId: LOCAL_CLIENT_ID,
        clientSecret: localClientSecret(authSecret),
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        prompt: 'login',
        mapProfileToUser: (profile) => ({
          firstname: String(profile['given_name'] ?? ''),
          lastname: String(profile['family_name'] ?? ''),
        }),
      },
    ],
  });

export function createAuthentication({ configuration, database, authSecret, logger, onSignedIn }: AuthenticationOptions) {
  const { environment, publicUrl, managerEmails } = configuration;
  const inProduction = environment === 'production';

  /** Source: product design, "Roles". */
  async function promoteManager(accountId: string): Promise<void> {
    const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId));
    if (account === undefined || !account.emailVerified || !managerEmails.includes(account.email)) return;
    await database.update(accounts).set({ rolesId: ROLES_ID.manager }).where(eq(accounts.id, accountId));
  }

  return betterAuth({
    appName: 'Ofenpost',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: authSecret,
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message, ...details) => {
        logger[level === 'error' ? 'error' : 'warn']({ details }, `sign-in: ${message}`);
      },
    },
    database: drizzleAdapter(database, {
      provider: 'pg',
      schema: { user: accounts, session: sessions, account: linkedAccounts, verification: verifications },
    }),
    user: {
      additionalFields: {
        firstname: { type: 'string', required: false },
        lastname: { type: 'string', required: false },
        phoneNumber: { type: 'string', required: false, input: false },
        rolesId: { type: 'number', required: false, input: false },
      },
    },
    session: { expiresIn: 30 * DAY_SECONDS, updateAge: DAY_SECONDS, cookieCache: { enabled: false } },
    socialProviders: socialProviders(configuration),
    plugins: inProduction ? [] : [localProvider(publicUrl, authSecret)],
    onAPIError: { errorURL: `${publicUrl}/auth` },
    databaseHooks: {
      session: { create: { after: ({ userId }) => promoteManager(userId) } },
    },
    hooks: {
      after: createAuthMiddleware(async ({ context, headers }) => {
        const accountId = context.newSession?.user.id;
        if (accountId !== undefined) await onSignedIn(accountId, headers?.get('cookie') ?? '');
      }),
    },
    advanced: {
      cookiePrefix: 'ofenpost',
      // The prefix would be `__Secure-`; `__Host-` is stricter.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: inProduction },
      cookies: { session_token: { name: sessionCookieName(inProduction) } },
      database: { generateId: 'uuid' },
    },
  });
}

export type Authentication = ReturnType<typeof createAuthentication>;
