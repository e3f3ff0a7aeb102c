import { account } from '@ofenpost/core/account/account';
import { ownPin, pinDraft } from '@ofenpost/core/sitting/pin';
import { sittingBegin, sittingError, sittingPerson } from '@ofenpost/core/sitting/sitting';
import * as z from 'zod/mini';
import { guardedRoute, refusal } from '../route.ts';

const tags = ['device'];

export const sittingContract = {
  loadPin: guardedRoute('pin.edit')
    .route({ method: 'GET', path: '/me/pin', summary: 'Since when there is an own PIN; never the PIN', tags })
    .output(ownPin),
  setPin: guardedRoute('pin.edit')
    .route({ method: 'PUT', path: '/me/pin', summary: 'Set the own PIN for the devices of the desk', tags })
    .input(pinDraft)
    .output(ownPin),
  removePin: guardedRoute('pin.edit')
    .route({ method: 'DELETE', path: '/me/pin', summary: 'Remove the own PIN', tags })
    .output(ownPin),
  listPeople: guardedRoute('sitting.begin')
    .route({ method: 'GET', path: '/device/people', summary: 'The staff with a PIN, by name', tags })
    .output(z.array(sittingPerson)),
  begin: guardedRoute('sitting.begin')
    .route({
      method: 'POST',
      path: '/device/sitting',
      summary: 'Name oneself at this device with the PIN, until the end or ten minutes without a change',
      tags,
    })
    .input(sittingBegin)
    .output(account)
    .errors(refusal(sittingError)),
  end: guardedRoute('sitting.begin')
    .route({ method: 'DELETE', path: '/device/sitting', summary: 'Nobody is named at this device any more', tags })
    .output(account),
};
