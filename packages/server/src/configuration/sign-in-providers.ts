import type { SignInProvider } from '@ofenpost/core/session/sign-in';
import type { Configuration } from './configuration.ts';

/** The configured ways to sign in; the local one never in production. */
export const signInProviders = ({ google, facebook, environment }: Configuration): SignInProvider[] => [
  ...(google === null ? [] : [{ id: 'google' as const, label: 'Google' }]),
  ...(facebook === null ? [] : [{ id: 'facebook' as const, label: 'Facebook' }]),
  ...(environment === 'production' ? [] : [{ id: 'local' as const, label: 'Demo-Konto' }]),
];

/**
 * The origins to which a sign-in form redirects, on the way back too: browsers check every redirect against
 * `form-action`. Facebook redirects phones to another host. Source: Content Security Policy Level 3, section 6.4.2.
 */
export const signInTargets = ({ google, facebook, publicUrl }: Configuration): string[] => [
  publicUrl,
  ...(google === null ? [] : ['https://accounts.google.com']),
  ...(facebook === null ? [] : ['https://*.facebook.com']),
];
