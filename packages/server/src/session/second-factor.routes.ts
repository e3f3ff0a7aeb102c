import { secondFactorContract } from '@ofenpost/contract/second-factor/second-factor.contract';
import { createSecondFactorUseCases } from '@ofenpost/core/second-factor/second-factor.use-cases';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { qrRows } from '../http/qr-rows.ts';
import { signedInId } from '../http/signed-in-id.ts';
import type { Services } from '../services.ts';
import type { Authentication } from './authentication.ts';
import { createFactorSecrets } from './factor-secrets.ts';
import { createSecondFactorRepository } from './second-factor.repository.ts';
import { readSessionToken } from './session-cookie.ts';
import { findSession } from './session.repository.ts';

const secondFactor = implement(secondFactorContract).$context<ApiContext>();

/** The handlers of `secondFactorContract`. */
export const createSecondFactorRoutes = (services: Services, { cookieKey }: Authentication) => {
  const { database, content, authSecret } = services;
  const secrets = createFactorSecrets(authSecret);
  const own = async (context: ApiContext) => {
    const id = await signedInId(context);
    const token = (await readSessionToken(context.requestHeaders, cookieKey)) ?? '';
    return createSecondFactorUseCases({
      account: { id, email: (await context.account()).email ?? '' },
      factors: createSecondFactorRepository(services, token),
      secrets,
      loadIssuer: async () => (await content.read()).restaurant.name,
      loadSignIn: async () => (await findSession(database, token))?.createdAt.toISOString() ?? null,
      qrOf: qrRows,
    });
  };
  const log = async (context: ApiContext, message: string) =>
    context.log.info({ accountId: await signedInId(context) }, message);
  return {
    load: secondFactor.load.handler(async ({ context }) => (await own(context)).load()),
    begin: secondFactor.begin.handler(async ({ context, errors }) => {
      const begun = await (await own(context)).begin();
      if (!begun.ok) throw errors.REFUSED({ data: begun.error });
      return begun.value;
    }),
    confirm: secondFactor.confirm.handler(async ({ context, input: { code }, errors }) => {
      const confirmed = await (await own(context)).confirm(code);
      if (!confirmed.ok) throw errors.REFUSED({ data: confirmed.error });
      await log(context, 'second factor switched on');
      return confirmed.value;
    }),
    renewRecoveryCodes: secondFactor.renewRecoveryCodes.handler(async ({ context, input: { code }, errors }) => {
      const renewed = await (await own(context)).renewRecoveryCodes(code);
      if (!renewed.ok) throw errors.REFUSED({ data: renewed.error });
      await log(context, 'recovery codes renewed');
      return renewed.value;
    }),
    end: secondFactor.end.handler(async ({ context, input: { code }, errors }) => {
      const ended = await (await own(context)).end(code);
      if (!ended.ok) throw errors.REFUSED({ data: ended.error });
      await log(context, 'second factor switched off');
      return ended.value;
    }),
  };
};
