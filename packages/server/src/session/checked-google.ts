import type { BetterAuthPlugin } from 'better-auth';
import type { OAuthProvider } from 'better-auth/oauth2';
import { createRemoteJWKSet, jwtVerify } from 'jose';

/** Source: https://accounts.google.com/.well-known/openid-configuration, `jwks_uri`. */
const KEYS_URL = new URL('https://www.googleapis.com/oauth2/v3/certs');
/** In seconds: our clock may be behind Google's, and a new token would then seem to be from the future. */
const CLOCK_TOLERANCE = '60s';

/** The error of an ID token of this sign-in; null: none. */
type TokenCheck = (token: string | undefined, nonce: string) => Promise<string | null>;

function createTokenCheck(clientId: string): TokenCheck {
  // Loads Google's keys only when they are unknown or old, and follows no redirect.
  const keys = createRemoteJWKSet(KEYS_URL);
  const expected = {
    issuer: ['https://accounts.google.com', 'accounts.google.com'],
    audience: clientId,
    algorithms: ['RS256'],
    requiredClaims: ['exp'],
    maxTokenAge: '1h',
    clockTolerance: CLOCK_TOLERANCE,
  };
  return async (token, nonce) => {
    if (token === undefined) return 'none was sent';
    try {
      const { payload } = await jwtVerify(token, keys, expected);
      return nonce !== '' && payload['nonce'] === nonce ? null : 'it was made for another sign-in';
    } catch (error) {
      return error instanceof Error ? error.message : 'it cannot be read';
    }
  };
}

/**
 * Accepts an ID token only if Google signed it, for this app, within the last hour and for this sign-in: better-auth
 * does not verify it, since it came over TLS. Source: OpenID Connect Core, section 3.1.3.7.
 */
function checked(google: OAuthProvider, check: TokenCheck, onRefused: (reason: string) => void): OAuthProvider {
  return {
    ...google,
    idToken: { verify: async (token, nonce) => (await check(token, nonce ?? '')) === null },
    requiresIdTokenNonce: true,
    createAuthorizationURL: async (signIn) => {
      const url = await google.createAuthorizationURL(signIn);
      url.searchParams.set('nonce', signIn.idTokenNonce ?? '');
      return url;
    },
    getUserInfo: async ({ expectedIdTokenNonce = '', ...tokens }) => {
      const problem = await check(tokens.idToken, expectedIdTokenNonce);
      if (problem === null) return google.getUserInfo(tokens);
      onRefused(problem);
      return null;
    },
  };
}

export const checkedGooglePlugin = (clientId: string): BetterAuthPlugin => ({
  id: 'checked-google',
  init: ({ socialProviders, logger }) => {
    const check = createTokenCheck(clientId);
    const onRefused = (reason: string) => logger.warn(`Google's ID token is refused: ${reason}`);
    return {
      context: {
        socialProviders: socialProviders.map((provider) =>
          provider.id === 'google' ? checked(provider, check, onRefused) : provider,
        ),
      },
    };
  },
});
