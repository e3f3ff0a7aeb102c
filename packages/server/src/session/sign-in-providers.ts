import type { SignInProvider } from '@ofenpost/core/session/sign-in-provider';
import type { Configuration } from '../configuration/configuration.ts';

/** The ways to sign in that are configured; the local one never in production. */
export const signInProviders = ({ google, facebook, environment }: Configuration): SignInProvider[] => [
  ...(google === null ? [] : [{ id: 'google' as const, label: 'Google' }]),
  ...(facebook === null ? [] : [{ id: 'facebook' as const, label: 'Facebook' }]),
  ...(environment === 'production' ? [] : [{ id: 'local' as const, label: 'Demo-Konto' }]),
];
