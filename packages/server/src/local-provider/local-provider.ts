import { generateKeyPairSync, randomBytes } from 'node:crypto';
import {
  type Adapter,
  type AdapterPayload,
  type Configuration as ProviderConfiguration,
  Provider,
} from 'oidc-provider';
import {
  DEMO_PEOPLE,
  type DemoPerson,
  CHOICE_PATH,
  LOCAL_CALLBACK_PATH,
  LOCAL_CLIENT_ID,
  LOCAL_PROVIDER_PATH,
  localClientSecret,
} from './demo-people.ts';

type Entry = { readonly payload: AdapterPayload; readonly expiresAt: number };

const SECOND = 1000;

/** The local provider's storage, which lasts as long as the process. Source: oidc-provider, example/my_adapter.js. */
function createMemoryAdapterFactory(): (name: string) => Adapter {
  const entries = new Map<string, Entry>();

  return (name) => {
    const keyOf = (id: string) => `${name}:${id}`;
    const findWhere = (matches: (payload: AdapterPayload) => boolean) =>
      [...entries].find(([key, { payload }]) => key.startsWith(`${name}:`) && matches(payload))?.[1].payload;

    return {
      upsert: async (id, payload, expiresIn = Infinity) => {
        const now = Date.now();
        for (const [key, { expiresAt }] of entries) if (expiresAt <= now) entries.delete(key);
        entries.set(keyOf(id), { payload, expiresAt: now + expiresIn * SECOND });
      },
      find: async (id) => entries.get(keyOf(id))?.payload,
      findByUid: async (uid) => findWhere((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findWhere((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const payload = entries.get(keyOf(id))?.payload;
        if (payload !== undefined) payload['consumed'] = Math.floor(Date.now() / SECOND);
      },
      destroy: async (id) => {
        entries.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}

const MINUTES = 60;
const SIGNING_ALGORITHM = 'ES256';

const claimsOf = ({ id, firstname, lastname, email }: DemoPerson) => ({
  sub: id,
  email,
  email_verified: true,
  name: `${firstname} ${lastname}`,
  given_name: firstname,
  family_name: lastname,
});

const newSigningKey = () => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  alg: SIGNING_ALGORITHM,
  use: 'sig',
});

const configurationOf = (publicUrl: string, clientSecret: string): ProviderConfiguration => ({
  adapter: createMemoryAdapterFactory(),
  clients: [
    {
      client_id: LOCAL_CLIENT_ID,
      client_secret: clientSecret,
      redirect_uris: [`${publicUrl}${LOCAL_CALLBACK_PATH}`],
      token_endpoint_auth_method: 'client_secret_post',
      id_token_signed_response_alg: SIGNING_ALGORITHM,
    },
  ],
  clientAuthMethods: ['client_secret_post'],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
  // better-auth reads the person from the ID token.
  conformIdTokenClaims: false,
  cookies: { keys: [randomBytes(32).toString('base64url')] },
  enabledJWA: { idTokenSigningAlgValues: [SIGNING_ALGORITHM] },
  jwks: { keys: [newSigningKey()] },
  features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
  interactions: { url: (_context, { uid }) => `${CHOICE_PATH}/${uid}` },
  findAccount: (_context, id) => {
    const person = DEMO_PEOPLE.find((candidate) => candidate.id === id);
    return person === undefined ? undefined : { accountId: id, claims: () => claimsOf(person) };
  },
  // The client is the app itself, so no consent is needed.
  loadExistingGrant: async ({ oidc }) => {
    const { accountId } = oidc.session ?? {};
    const grant = new oidc.provider.Grant({
      clientId: LOCAL_CLIENT_ID,
      ...(accountId === undefined ? {} : { accountId }),
    });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
  renderError: (context, { error }) => context.redirect(`${publicUrl}/auth?error=${encodeURIComponent(error)}`),
  ttl: {
    AccessToken: 10 * MINUTES,
    AuthorizationCode: MINUTES,
    Grant: 10 * MINUTES,
    IdToken: 10 * MINUTES,
    Interaction: 10 * MINUTES,
    Session: 10 * MINUTES,
  },
});

/** An OpenID provider in this process, which knows only the demo people and this app. */
export function createLocalProvider({
  publicUrl,
  authSecret,
}: {
  readonly publicUrl: string;
  readonly authSecret: string;
}): Provider {
  const provider = new Provider(
    `${publicUrl}${LOCAL_PROVIDER_PATH}`,
    configurationOf(publicUrl, localClientSecret(authSecret)),
  );
  // Behind a proxy that terminates TLS, its endpoints have the proxy's URL.
  provider.proxy = publicUrl.startsWith('https:');
  return provider;
}
