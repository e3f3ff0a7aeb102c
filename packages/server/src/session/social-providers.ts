import type { OAuth2Tokens } from 'better-auth/oauth2';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import * as z from 'zod/mini';
import type { Configuration } from '../configuration/configuration.ts';
import {
  LOCAL_CLIENT_ID,
  LOCAL_DISCOVERY_PATH,
  LOCAL_PROVIDER_ID,
  localClientSecret,
} from '../local-provider/local-client.ts';
import { facebookPerson } from './facebook-person.ts';

const text = z.catch(z.string(), '');
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
