import type { BetterAuthPlugin } from 'better-auth';
import type { OAuthProvider } from 'better-auth/oauth2';
import { createRemoteJWKSet, jwtVerify } from 'jose';

/** Source: https://accounts.google.com/.well-known/openid-configuration, `jwks_uri`. */
const KEYS_URL = new URL('https://www.googleapis.com/oauth2/v3/certs');
/** Our clock may be behind Google's: without it a token of this second would be one of the future. */
const CLOCK_TOLERANCE = '60s';

/** What is wrong with an ID token of this sign-in; null when nothing is. */
type TokenCheck = (token: string | undefined, nonce: string) => Promise<string | null>;

function createTokenCheck(clientId: string): TokenCheck {
  // Asks Google for its keys only once they are unknown or old, and follows no redirect.
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
 * Believes an ID token only when Google signed it, for us, within the hour and for this very sign-in: better-auth reads it
 * unchecked, since it came by TLS. Source: OpenID Connect Core, section 3.1.3.7.
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
