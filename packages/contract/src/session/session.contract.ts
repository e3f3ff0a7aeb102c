import { account } from '@ofenpost/core/account/account';
import { otherSessions, signInProvider } from '@ofenpost/core/session/sign-in';
import * as z from 'zod/mini';
import { guardedRoute, openRoute } from '../route.ts';

export const sessionContract = {
  me: openRoute('session.use')
    .route({
      method: 'GET',
      path: '/me',
      summary: 'Who is signed in',
      description: 'Answers the guest account where nobody is.',
      tags: ['session'],
    })
    .output(account),
  signInProviders: openRoute('session.use')
    .route({
      method: 'GET',
      path: '/session/providers',
      summary: 'The configured ways to sign in',
      description: 'The sign-in page offers one button for each of them.',
      tags: ['session'],
    })
    .output(z.array(signInProvider)),
  signOut: openRoute('session.use').route({
    method: 'POST',
    path: '/session/sign-out',
    summary: 'End the session',
    description: 'The cookie is taken back; without a session nothing happens.',
    tags: ['session'],
    successStatus: 204,
  }),
  signOutElsewhere: guardedRoute('account.edit')
    .route({
      method: 'DELETE',
      path: '/me/other-sessions',
      summary: 'End all sessions of whoever is signed in but this one',
      description: 'Answers how many there were.',
      tags: ['session'],
    })
    .output(otherSessions),
};
