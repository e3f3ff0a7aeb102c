import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { deviceContract } from '@ofenpost/contract/device/device.contract';
import { createDeviceCode } from '@ofenpost/core/device/device-code';
import { createDeviceUseCases } from '@ofenpost/core/device/device.use-cases';
import { implement } from '@orpc/server';
import type { Transaction } from '../database/database.ts';
import type { ApiContext } from '../http/api-context.ts';
import { qrRows } from '../http/qr-rows.ts';
import type { Services } from '../services.ts';
import type { Authentication } from '../session/authentication.ts';
import { readSessionToken, sessionCookie } from '../session/session-cookie.ts';
import { beginDeviceSession, endSession } from '../session/session.repository.ts';
import { createDeviceRepository } from './device.repository.ts';

const device = implement(deviceContract).$context<ApiContext>();

/** The handlers of `deviceContract`. */
export function createDeviceRoutes(services: Services, { cookieKey }: Authentication) {
  const { database, clock, authSecret, configuration } = services;
  const devicesBeginning = (begin: (tx: Transaction, id: string) => Promise<void>) =>
    createDeviceUseCases({
      clock,
      transaction: (work) =>
        database.transaction((tx) => work(createDeviceRepository(tx, { clock, beginSession: (id) => begin(tx, id) }))),
      createId: randomUUID,
      createCode: () => createDeviceCode(randomBytes),
      hashOf: (code) => createHmac('sha256', authSecret).update(`device ${code}`).digest('base64url'),
      qrOf: qrRows,
      startAddress: `${configuration.publicUrl}/geraet`,
    });
  const devicesFor = devicesBeginning(() => Promise.reject(new Error('only a start begins a session')));
  const asManagement = async (context: ApiContext) => devicesFor((await context.account()).id);
  return {
    list: device.list.handler(async ({ context }) => [...(await (await asManagement(context)).list())]),
    make: device.make.handler(async ({ context, input }) => {
      const made = await (await asManagement(context)).make(input);
      context.log.info({ accountId: (await context.account()).id }, 'device made');
      return made;
    }),
    start: device.start.handler(async ({ context, input: { code }, errors }) => {
      const person = await readSessionToken(context.requestHeaders, cookieKey);
      let token = '';
      const started = await devicesBeginning(async (tx, id) => {
        // Nobody stays signed in beside the device.
        if (person !== null) await endSession(tx, person);
        token = await beginDeviceSession(tx, id);
      })(null).start(code);
      if (!started.ok) {
        context.log.info('device start refused');
        throw errors.REFUSED({ data: started.error });
      }
      context.responseHeaders.append('set-cookie', await sessionCookie(token, cookieKey));
      context.log.info({ deviceId: started.value.id }, 'device started');
      return started.value;
    }),
    revoke: device.revoke.handler(async ({ context, input: { id }, errors }) => {
      const revoked = await (await asManagement(context)).revoke(id);
      if (!revoked.ok) throw errors.REFUSED({ data: revoked.error });
      context.log.info({ accountId: (await context.account()).id, deviceId: id }, 'device revoked');
      return [...revoked.value];
    }),
  };
}
