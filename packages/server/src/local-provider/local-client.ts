import { createHmac } from 'node:crypto';

/** How sign-in calls the local provider. */
export const LOCAL_PROVIDER_ID = 'local';
/** Everything of the local provider lies under this path; its issuer is PUBLIC_URL with this path. */
export const LOCAL_PROVIDER_PATH = '/oidc';
export const LOCAL_DISCOVERY_PATH = `${LOCAL_PROVIDER_PATH}/.well-known/openid-configuration`;

/** Where a demo person is chosen. */
export const CHOICE_PATH = `${LOCAL_PROVIDER_PATH}/sign-in`;

/** The client under which this app is known to the local provider. */
export const LOCAL_CLIENT_ID = 'ofenpost';
export const LOCAL_CALLBACK_PATH = `/api/auth/callback/${LOCAL_PROVIDER_ID}`;

/** The provider and its client share a secret that nobody has to configure. */
export const localClientSecret = (authSecret: string): string =>
  createHmac('sha256', authSecret).update('local provider').digest('base64url');
