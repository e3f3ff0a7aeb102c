import { account } from '@ofenpost/core/account/account';
import { publicRoute } from '../route.ts';

export const sessionContract = {
  me: publicRoute
    .route({ method: 'GET', path: '/me', summary: 'Who is signed in; the guest account otherwise', tags: ['session'] })
    .output(account),
  signOut: publicRoute
    .route({ method: 'POST', path: '/session/sign-out', summary: 'End the session', tags: ['session'], successStatus: 204 }),
};
