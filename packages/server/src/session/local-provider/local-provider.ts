import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Provider, { type Configuration as ProviderConfiguration } from 'oidc-provider';
import { DEMO_PEOPLE, type DemoPerson } from '../demo-people.ts';
import { LOCAL_CALLBACK_PATH, LOCAL_CLIENT_ID, LOCAL_ISSUER_PATH, LOCAL_SIGN_IN_PATH } from '../local-sign-in.ts';
import { createMemoryAdapterFactory } from './memory-adapter.ts';
import { renderSignInPage } from './sign-in-page.ts';

/** Answers the requests under the provider's paths. */
export type LocalProvider = {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
};

const claimsOf = ({ id, firstname, lastname, email }: DemoPerson) => ({
  sub: id,
  email,
  email_verified: true,
  name: `${firstname} ${lastname}`,
  given_name: firstname,
  family_name: lastname,
});

const configurationOf = (publicUrl: string, clientSecret: string): ProviderConfiguration => ({
  adapter: createMemoryAdapterFactory(),
  clients: [
    {
      client_id: LOCAL_CLIENT_ID,
      client_secret: clientSecret,
      redirect_uris: [`${publicUrl}${LOCAL_CALLBACK_PATH}`],
      token_endpoint_auth_method: 'client_secret_post',
      id_token_signed_response_alg: 'ES256',
    },
  ],
  clientAuthMethods: ['client_secret_post'],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
  // better-auth reads the person from the ID token.
  conformIdTokenClaims: false,
  cookies: { keys: [randomBytes(32).toString('base64url')] },
  enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
  jwks: {
    keys: [{ ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }), kid: 'local' }],
  },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `${LOCAL_SIGN_IN_PATH}/${uid}` },
  findAccount: (_context, id) => {
    const person = DEMO_PEOPLE.find((candidate) => candidate.id === id);
    return person === undefined ? undefined : { accountId: id, claims: () => claimsOf(person) };
  },
  // The app itself asks: nobody needs to consent.
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({
      clientId: LOCAL_CLIENT_ID,
      ...(oidc.session?.accountId === undefined ? {} : { accountId: oidc.session.accountId }),
    });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
  ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
});

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > 10_000) throw new Error('The form is too long.');
  }
  return new URLSearchParams(body);
}

function answerPage(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page);
}

/** A real OpenID provider in the same process, for demo people. Never part of production. */
export function createLocalProvider(publicUrl: string, clientSecret: string): LocalProvider {
  const provider = new Provider(`${publicUrl}${LOCAL_ISSUER_PATH}`, configurationOf(publicUrl, clientSecret));
  const answerProtocol = provider.callback();

  async function answerSignIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await provider.interactionDetails(request, response);
    } catch {
      answerPage(response, 400, renderSignInPage({ people: [] }));
      return;
    }
    if (request.method !== 'POST') {
      answerPage(response, 200, renderSignInPage({ people: DEMO_PEOPLE }));
      return;
    }
    const form = await readForm(request);
    const result = form.has('person')
      ? { login: { accountId: form.get('person') ?? '', remember: false } }
      : { error: 'access_denied' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  return {
    handle: async (request, response) => {
      const url = request.url ?? '/';
      if (url.startsWith(`${LOCAL_SIGN_IN_PATH}/`)) {
        await answerSignIn(request, response);
        return;
      }
      // As a mounted handler of Connect would find it.
      Object.assign(request, { originalUrl: url, url: url.slice(LOCAL_ISSUER_PATH.length) });
      await answerProtocol(request, response);
    },
  };
}
