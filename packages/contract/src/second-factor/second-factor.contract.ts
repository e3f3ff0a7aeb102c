import {
  enteredCode,
  recoveryCodes,
  secondFactor,
  secondFactorError,
  secondFactorOffer,
} from '@ofenpost/core/second-factor/second-factor';
import { guardedRoute, refusal } from '../route.ts';

const PATH = '/me/second-factor';
const tags = ['second-factor'];
const refused = refusal(secondFactorError);

export const secondFactorContract = {
  load: guardedRoute('account.edit')
    .route({ method: 'GET', path: PATH, summary: 'The second factor of whoever is signed in', tags })
    .output(secondFactor),
  begin: guardedRoute('account.edit')
    .route({ method: 'POST', path: PATH, summary: 'Make a secret for an authenticator app', tags })
    .output(secondFactorOffer)
    .errors(refused),
  confirm: guardedRoute('account.edit')
    .route({
      method: 'PUT',
      path: PATH,
      summary: 'Switch the second factor on with the first code; ends all other sessions, answers recovery codes once',
      tags,
    })
    .input(enteredCode)
    .output(recoveryCodes)
    .errors(refused),
  renewRecoveryCodes: guardedRoute('account.edit')
    .route({ method: 'POST', path: `${PATH}/recovery-codes`, summary: 'New recovery codes instead of the old', tags })
    .input(enteredCode)
    .output(recoveryCodes)
    .errors(refused),
  end: guardedRoute('account.edit')
    .route({ method: 'POST', path: `${PATH}/end`, summary: 'Switch the second factor off', tags })
    .input(enteredCode)
    .output(secondFactor)
    .errors(refused),
};
