import { createHmac } from 'node:crypto';

/** The name of the local provider at sign-in. */
export const LOCAL_PROVIDER_ID = 'local';
/** The path of the local provider; its issuer is PUBLIC_URL with this path. */
export const LOCAL_PROVIDER_PATH = '/oidc';
export const LOCAL_DISCOVERY_PATH = `${LOCAL_PROVIDER_PATH}/.well-known/openid-configuration`;

/** The page on which a demo person is chosen. */
export const CHOICE_PATH = `${LOCAL_PROVIDER_PATH}/sign-in`;

/** This app's client id at the local provider. */
export const LOCAL_CLIENT_ID = 'ofenpost';
export const LOCAL_CALLBACK_PATH = `/api/auth/callback/${LOCAL_PROVIDER_ID}`;

/** A secret that the provider and its client share, which nobody has to configure. */
export const localClientSecret = (authSecret: string): string =>
  createHmac('sha256', authSecret).update('local provider').digest('base64url');
