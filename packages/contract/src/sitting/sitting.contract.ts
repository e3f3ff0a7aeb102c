import { account } from '@ofenpost/core/account/account';
import { accountChanged, shownAccount } from '@ofenpost/core/account/shown-account';
import { ownPin, pinDraft } from '@ofenpost/core/sitting/pin';
import { sittingBegin, sittingError, sittingPerson } from '@ofenpost/core/sitting/sitting';
import * as z from 'zod/mini';
import { guardedRoute, refusal } from '../route.ts';

const tags = ['device'];

export const sittingContract = {
  loadPin: guardedRoute('pin.edit')
    .route({
      method: 'GET',
      path: '/me/pin',
      summary: 'Since when there is an own PIN',
      description: 'The PIN itself is never answered.',
      tags,
    })
    .output(ownPin),
  setPin: guardedRoute('pin.edit')
    .route({
      method: 'PUT',
      path: '/me/pin',
      summary: 'Set the own PIN for the devices of the desk',
      description:
        'Takes the place of an earlier one; whoever sat at a device with that one sits there no more. With an `accountId` it is refused where another account is signed in.',
      tags,
    })
    .input(z.extend(pinDraft, { accountId: shownAccount }))
    .output(ownPin)
    .errors(refusal(accountChanged)),
  removePin: guardedRoute('pin.edit')
    .route({
      method: 'DELETE',
      path: '/me/pin',
      summary: 'Remove the own PIN',
      description: 'Nobody can name themselves with it at a device any more.',
      tags,
    })
    .output(ownPin),
  listPeople: guardedRoute('sitting.begin')
    .route({
      method: 'GET',
      path: '/device/people',
      summary: 'The staff with a PIN, by name',
      description: 'A device offers them for choosing who works at it.',
      tags,
    })
    .output(z.array(sittingPerson)),
  begin: guardedRoute('sitting.begin')
    .route({
      method: 'POST',
      path: '/device/sitting',
      summary: 'Name oneself at this device with the PIN',
      description: 'Lasts until its end is asked for, or for ten minutes without a change.',
      tags,
    })
    .input(sittingBegin)
    .output(account)
    .errors(refusal(sittingError)),
  end: guardedRoute('sitting.begin')
    .route({
      method: 'DELETE',
      path: '/device/sitting',
      summary: 'Stop being named at this device',
      description: 'Answers the account that applies from then on.',
      tags,
    })
    .output(account),
};
