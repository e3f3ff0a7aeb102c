/** The client under which this app is known to the local provider. */
export const LOCAL_CLIENT_ID = 'ofenpost';
export const LOCAL_ISSUER_PATH = '/oidc';
export const LOCAL_DISCOVERY_PATH = `${LOCAL_ISSUER_PATH}/.well-known/openid-configuration`;
/** Where a demo person is chosen. */
export const LOCAL_SIGN_IN_PATH = '/local-sign-in';
export const LOCAL_CALLBACK_PATH = '/api/auth/callback/local';

const isUnder = (url: string, path: string): boolean => url === path || url.startsWith(`${path}/`);

/** Whether the local provider answers this request. */
export const isLocalSignIn = (url: string): boolean => isUnder(url, LOCAL_ISSUER_PATH) || isUnder(url, LOCAL_SIGN_IN_PATH);
