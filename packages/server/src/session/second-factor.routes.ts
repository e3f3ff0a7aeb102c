import { secondFactorContract } from '@ofenpost/contract/second-factor/second-factor.contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { signedInId } from '../http/signed-in-id.ts';
import type { Services } from '../services.ts';
import type { Authentication } from './authentication.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  loadSecondFactor,
  renewRecoveryCodes,
} from './change-second-factor.ts';
import { readSessionToken } from './session-cookie.ts';

const secondFactor = implement(secondFactorContract).$context<ApiContext>();

/** The handlers of `secondFactorContract`. */
export const createSecondFactorRoutes = (services: Services, { cookieKey }: Authentication) => {
  const tokenOf = async ({ requestHeaders }: ApiContext): Promise<string> =>
    (await readSessionToken(requestHeaders, cookieKey)) ?? '';
  return {
    load: secondFactor.load.handler(async ({ context }) => loadSecondFactor(services, await signedInId(context))),
    begin: secondFactor.begin.handler(async ({ context, errors }) => {
      const accountId = await signedInId(context);
      const token = await tokenOf(context);
      const { email } = await context.account();
      const { restaurant } = await services.content.read();
      const begun = await beginSecondFactor(services, {
        accountId,
        email: email ?? '',
        issuer: restaurant.name,
        token,
      });
      if (!begun.ok) throw errors.REFUSED({ data: begun.error });
      return begun.value;
    }),
    confirm: secondFactor.confirm.handler(async ({ context, input: { code }, errors }) => {
      const accountId = await signedInId(context);
      const token = await tokenOf(context);
      const confirmed = await confirmSecondFactor(services, { accountId, code, token });
      if (!confirmed.ok) throw errors.REFUSED({ data: confirmed.error });
      context.log.info({ accountId }, 'second factor switched on');
      return confirmed.value;
    }),
    renewRecoveryCodes: secondFactor.renewRecoveryCodes.handler(async ({ context, input: { code }, errors }) => {
      const accountId = await signedInId(context);
      const renewed = await renewRecoveryCodes(services, { accountId, code });
      if (!renewed.ok) throw errors.REFUSED({ data: renewed.error });
      context.log.info({ accountId }, 'recovery codes renewed');
      return renewed.value;
    }),
    end: secondFactor.end.handler(async ({ context, input: { code }, errors }) => {
      const accountId = await signedInId(context);
      const ended = await endSecondFactor(services, { accountId, code });
      if (!ended.ok) throw errors.REFUSED({ data: ended.error });
      context.log.info({ accountId }, 'second factor switched off');
      return ended.value;
    }),
  };
};
