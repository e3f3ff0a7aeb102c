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
    .route({
      method: 'GET',
      path: PATH,
      summary: 'The second factor of whoever is signed in',
      description: 'Since when it is required, and how many recovery codes are left.',
      tags,
    })
    .output(secondFactor),
  begin: guardedRoute('account.edit')
    .route({
      method: 'POST',
      path: PATH,
      summary: 'Make a secret for an authenticator app',
      description: 'It counts once the first code of the app has proven that the app has it.',
      tags,
    })
    .output(secondFactorOffer)
    .errors(refused),
  confirm: guardedRoute('account.edit')
    .route({
      method: 'PUT',
      path: PATH,
      summary: 'Switch the second factor on with the first code',
      description: 'Ends all other sessions, and answers the recovery codes this one time.',
      tags,
    })
    .input(enteredCode)
    .output(recoveryCodes)
    .errors(refused),
  renewRecoveryCodes: guardedRoute('account.edit')
    .route({
      method: 'POST',
      path: `${PATH}/recovery-codes`,
      summary: 'New recovery codes instead of the old',
      description: 'Needs a code of the app or an old recovery code; the old ones end.',
      tags,
    })
    .input(enteredCode)
    .output(recoveryCodes)
    .errors(refused),
  end: guardedRoute('account.edit')
    .route({
      method: 'POST',
      path: `${PATH}/end`,
      summary: 'Switch the second factor off',
      description: 'Needs a code of the app or a recovery code.',
      tags,
    })
    .input(enteredCode)
    .output(secondFactor)
    .errors(refused),
};
