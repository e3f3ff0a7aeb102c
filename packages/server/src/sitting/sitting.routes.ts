import { sittingContract } from '@ofenpost/contract/sitting/sitting.contract';
import { createSittingUseCases } from '@ofenpost/core/sitting/sitting.use-cases';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { signedInId } from '../http/signed-in-id.ts';
import type { Services } from '../services.ts';
import type { Authentication } from '../session/authentication.ts';
import { readSessionToken } from '../session/session-cookie.ts';
import { findDeviceOfSession } from '../session/session.repository.ts';
import { hashPin, isPinOf } from './pin-hash.ts';
import { createSittingRepository } from './sitting.repository.ts';

const sitting = implement(sittingContract).$context<ApiContext>();

/** The handlers of `sittingContract`. */
export function createSittingRoutes({ database, clock, authSecret }: Services, { cookieKey }: Authentication) {
  const sittingFor = async (context: ApiContext) => {
    const token = await readSessionToken(context.requestHeaders, cookieKey);
    return createSittingUseCases({
      clock,
      transaction: (work) => database.transaction((tx) => work(createSittingRepository(tx, token))),
      hashOf: (pin) => hashPin(pin, authSecret),
      isHashOf: (hash, pin) => isPinOf(hash, pin, authSecret),
      ownId: () => signedInId(context),
      device: () => findDeviceOfSession(database, token ?? ''),
    });
  };
  return {
    loadPin: sitting.loadPin.handler(async ({ context }) => (await sittingFor(context)).loadPin()),
    setPin: sitting.setPin.handler(async ({ context, input: { pin, accountId }, errors }) => {
      const own = await (await sittingFor(context)).setPin(pin, accountId);
      if (!own.ok) throw errors.REFUSED({ data: own.error });
      context.log.info({ accountId: await signedInId(context) }, 'PIN set');
      return own.value;
    }),
    removePin: sitting.removePin.handler(async ({ context }) => (await sittingFor(context)).removePin()),
    listPeople: sitting.listPeople.handler(async ({ context }) => [
      ...(await (await sittingFor(context)).listPeople()),
    ]),
    begin: sitting.begin.handler(async ({ context, input, errors }) => {
      const begun = await (await sittingFor(context)).begin(input);
      context.log.info({ personId: input.person }, begun.ok ? 'sitting begun' : 'PIN refused');
      if (!begun.ok) throw errors.REFUSED({ data: begun.error });
      return begun.value;
    }),
    end: sitting.end.handler(async ({ context }) => (await sittingFor(context)).end()),
  };
}
