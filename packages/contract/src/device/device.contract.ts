import { account } from '@ofenpost/core/account/account';
import { device, deviceDraft, deviceError, madeDevice } from '@ofenpost/core/device/device';
import { deviceStart, deviceStartError } from '@ofenpost/core/device/device-code';
import * as z from 'zod/mini';
import { guardedRoute, openRoute, refusal } from '../route.ts';

const tags = ['device'];

export const deviceContract = {
  list: guardedRoute('device.manage')
    .route({
      method: 'GET',
      path: '/desk/devices',
      summary: 'The devices of the kitchen, the newest first',
      description: 'Screens and tablets that work without a person being signed in.',
      tags,
    })
    .output(z.array(device)),
  make: guardedRoute('device.manage')
    .route({
      method: 'POST',
      path: '/desk/devices',
      summary: 'Make a device',
      description: 'Answers its code, which starts the device once, within 15 minutes.',
      tags,
    })
    .input(deviceDraft)
    .output(madeDevice),
  start: openRoute('device.start')
    .route({
      method: 'POST',
      path: '/devices/start',
      summary: 'Turn this browser into the device of a code',
      description: 'Ends the session of a person, and begins one of the device.',
      tags,
    })
    .input(deviceStart)
    .output(account)
    .errors(refusal(deviceStartError)),
  revoke: guardedRoute('device.manage')
    .route({
      method: 'DELETE',
      path: '/desk/devices/{id}',
      summary: 'Sign a device out at once, and remove it',
      description: 'Answers the devices that remain.',
      tags,
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.array(device))
    .errors(refusal(deviceError)),
};
