import type { OAuth2Tokens } from 'better-auth/oauth2';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import * as z from 'zod/mini';
import type { ProviderCredentials, Configuration } from '../configuration/configuration.ts';
import {
  LOCAL_CLIENT_ID,
  LOCAL_DISCOVERY_PATH,
  LOCAL_PROVIDER_ID,
  localClientSecret,
} from '../local-provider/demo-people.ts';

const GRAPH = 'https://graph.facebook.com/';
const FIELDS = ['id', 'name', 'email', 'first_name', 'last_name'];
const ANSWERED_WITHIN_MS = 10_000;

const text = z.catch(z.string(), '');
const inspected = z.object({ data: z.object({ is_valid: z.literal(true), app_id: z.string(), user_id: z.string() }) });
const profileSchema = z.object({
  id: z.string(),
  name: text,
  email: z.catch(z.nullable(z.string()), null),
  first_name: text,
  last_name: text,
});

/** We request none; better-auth's type requires one. */
const NO_PICTURE = { data: { height: 0, is_silhouette: true, url: '', width: 0 } };

/** Follows no redirect: the access token and our secret are for this URL only. Source: OWASP ASVS 5, 15.3.2. */
async function ask(path: string, query: Record<string, string>, headers = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS);
  const answer = await fetch(`${GRAPH}${path}?${new URLSearchParams(query)}`, { headers, redirect: 'error', signal });
  return answer.ok ? answer.json() : null;
}

/**
 * The person of a Facebook access token; null when it was not issued for our app, which the token itself does not show.
 * Source: Facebook Login, "Debugging access tokens".
 */
export async function facebookPerson(accessToken: string, { clientId, clientSecret }: ProviderCredentials) {
  const query = { input_token: accessToken, access_token: `${clientId}|${clientSecret}` };
  const token = inspected.safeParse(await ask('debug_token', query));
  if (!token.success || token.data.data.app_id !== clientId) return null;
  const profileAnswer = await ask('me', { fields: FIELDS.join(',') }, { authorization: `Bearer ${accessToken}` });
  const person = profileSchema.safeParse(profileAnswer);
  if (!person.success || person.data.id !== token.data.data.user_id) return null;
  const { id, name, email, first_name: firstname, last_name: lastname } = person.data;
  // Facebook does not say whether the address was verified.
  return {
    user: { name, email, emailVerified: false, firstname, lastname },
    data: { id, name, email: email ?? '', email_verified: false, picture: NO_PICTURE },
  };
}

const openIdProfile = z.object({ given_name: text, family_name: text });

/** Both claims are optional. Source: OpenID Connect Core, section 5.1. */
function nameOf(profile: object) {
  const { given_name, family_name } = openIdProfile.parse(profile);
  return { firstname: given_name, lastname: family_name };
}

/** Google and Facebook, where configured. better-auth requests the e-mail address from both. */
export const socialProviders = ({ google, facebook }: Configuration) => ({
  ...(google === null ? {} : { google: { ...google, prompt: 'select_account' as const, mapProfileToUser: nameOf } }),
  ...(facebook === null
    ? {}
    : {
        facebook: {
          ...facebook,
          getUserInfo: async ({ accessToken = '' }: OAuth2Tokens) => facebookPerson(accessToken, facebook),
        },
      }),
});

/** The local provider works like any other OpenID provider. */
export const localProviderPlugin = (publicUrl: string, authSecret: string) =>
  genericOAuth({
    config: [
      {
        providerId: LOCAL_PROVIDER_ID,
        discoveryUrl: `${publicUrl}${LOCAL_DISCOVERY_PATH}`,
        clientId: LOCAL_CLIENT_ID,
        clientSecret: localClientSecret(authSecret),
        scopes: ['openid', 'email', 'profile'],
        // A person is chosen each time, even if the provider still knows the last one.
        prompt: 'login',
        mapProfileToUser: nameOf,
      },
    ],
  });
